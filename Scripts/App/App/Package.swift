// swift-tools-version: 6.2

import PackageDescription

/// The feature packages that Root composes.
let features = ["Counter"]

let package = Package(
  name: "App",
  products: [
    .library(name: "Root", targets: ["Root"]), .executable(name: "App", targets: ["App"]),
  ],
  dependencies: ["Views", "Hosts", "Imports"].map { .package(path: "../Modular/Packages/\($0)") }
    + features.map { .package(path: "../Packages/\($0)") },
  targets: [
    .target(
      name: "Root", dependencies: ["Views", "Imports"] + features.map { .byName(name: $0) },
      // Root may import SwiftUI; so may a feature after `make port AT=Packages/Counter`.
      swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=ModularSwiftUI"])]),
    .executableTarget(name: "App", dependencies: ["Root", "Views", "Hosts"]),
  ]
)
