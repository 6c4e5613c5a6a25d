// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// One executable per feature, named after it: `ADemo`, `B1Demo` ….
let features = ["A", "B1", "B2", "Login", "TabBar"]

let package = Package(
  name: "Demos",
  platforms: [.macOS(.v15)],
  products: features.map { .executable(name: "\($0)Demo", targets: ["\($0)Demo"]) },
  dependencies: [
    .package(path: "../Packages/Core"),
    .package(path: "../Packages/Effects"),
    .package(path: "../Packages/Hosts"),
  ] + features.map { .package(path: "../Packages/\($0)") },
  targets: features.map { feature in
    .executableTarget(
      name: "\(feature)Demo",
      dependencies: [
        .byName(name: feature), "Core", "Effects",
        .product(name: "Launch", package: "Hosts"),
      ],
      swiftSettings: settings
    )
  }
)
