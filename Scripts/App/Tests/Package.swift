// swift-tools-version: 6.2

import PackageDescription

/// The feature packages, each with tests named after it.
let features: [String] = []

func tests(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: dependencies + ["Views"], path: "\(name)Tests")
}

let package = Package(
  name: "Tests",
  dependencies: [.package(path: "../Modular/Packages/Views"), .package(path: "../App")]
    + features.map { .package(path: "../Packages/\($0)") },
  targets: [tests("Root", .product(name: "Root", package: "App"))]
    + features.map { tests($0, .byName(name: $0)) }
)
