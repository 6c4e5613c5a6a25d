// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "A",
  defaultLocalization: "en",
  products: [.library(name: "A", targets: ["A"])],
  dependencies: [
    .package(path: "../Views"),
    .package(path: "../Facts"),
  ],
  targets: [
    .target(
      name: "A", dependencies: ["Views", "Facts"],
      resources: [.process("Localizable.xcstrings")], swiftSettings: settings)
  ]
)
