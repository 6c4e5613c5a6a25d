// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "NAME",
  products: [.library(name: "NAME", targets: ["NAME"])],
  dependencies: [
    .package(path: "../Views"),
    .package(path: "../Effects"),
  ],
  targets: [
    .target(name: "NAME", dependencies: ["Views", "Effects"], swiftSettings: settings)
  ]
)
