// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "TabBar",
  defaultLocalization: "en",
  products: [.library(name: "TabBar", targets: ["TabBar"])],
  dependencies: [
    .package(path: "../Views"),
    .package(path: "../Facts"),
  ],
  targets: [
    .target(
      name: "TabBar", dependencies: ["Views", "Facts"],
      swiftSettings: settings)
  ]
)
