// swift-tools-version: 6.2

import PackageDescription

/// The feature packages, each with an executable named after it.
let features: [String] = []

let package = Package(
  name: "Demos",
  dependencies: [
    .package(path: "../Modular/Packages/Views"), .package(path: "../Modular/Packages/Hosts"),
  ] + features.map { .package(path: "../Packages/\($0)") },
  targets: features.map {
    .executableTarget(name: "\($0)Demo", dependencies: ["Views", "Hosts", .byName(name: $0)])
  }
)
