// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Facts",
  defaultLocalization: "en",
  products: [.library(name: "Facts", targets: ["Facts"])],
  dependencies: [
    .package(path: "../Views"),
    .package(path: "../Effects"),
  ],
  targets: [
    .target(
      name: "Facts", dependencies: ["Views", "Effects"],
      resources: [.process("Localizable.xcstrings")], swiftSettings: settings)
  ]
)
