// swift-tools-version: 6.2

import PackageDescription

/// The feature packages that Root composes.
let features = ["Counter"]

let package = Package(
  name: "App",
  products: [
    .library(name: "Root", targets: ["Root"]), .executable(name: "App", targets: ["App"]),
  ],
  dependencies: [
    .package(path: "../Modular/Packages/Core"), .package(path: "../Modular/Packages/Hosts"),
  ] + features.map { .package(path: "../Packages/\($0)") },
  targets: [
    .target(name: "Root", dependencies: ["Core"] + features.map { .byName(name: $0) }),
    .executableTarget(name: "App", dependencies: ["Root", "Core", "Hosts"]),
  ]
)
