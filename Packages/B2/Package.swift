// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "B2",
  defaultLocalization: "en",
  products: [.library(name: "B2", targets: ["B2"])],
  dependencies: [
    .package(path: "../Views"),
    .package(path: "../Facts"),
  ],
  targets: [
    .target(
      name: "B2", dependencies: ["Views", "Facts"],
      resources: [.process("Localizable.xcstrings")], swiftSettings: settings)
  ]
)
