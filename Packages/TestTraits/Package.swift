// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Beside Core, which is part of apps too: these link Testing and XCTest. For test targets alone.
let package = Package(
  name: "TestTraits",
  products: [
    .library(name: "DependenciesTestSupport", targets: ["DependenciesTestSupport"]),
    .library(name: "XCTestMainActor", targets: ["XCTestMainActor"]),
  ],
  dependencies: [
    .package(path: "../Core")
  ],
  targets: [
    .target(
      name: "DependenciesTestSupport",
      dependencies: [.product(name: "Core", package: "Core")],
      swiftSettings: settings
    ),
    .target(name: "XCTestMainActor", swiftSettings: settings),
  ]
)
