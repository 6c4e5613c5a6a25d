// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "B1",
  defaultLocalization: "en",
  products: [.library(name: "B1", targets: ["B1"])],
  dependencies: [
    .package(path: "../Views"),
    .package(path: "../Effects"),
    .package(path: "../Facts"),
  ],
  targets: [
    .target(
      name: "B1", dependencies: ["Views", "Effects", "Facts"],
      resources: [.process("Localizable.xcstrings")], swiftSettings: settings)
  ]
)
