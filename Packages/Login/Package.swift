// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Login",
  defaultLocalization: "en",
  products: [.library(name: "Login", targets: ["Login"])],
  dependencies: [
    .package(path: "../Views"),
    .package(path: "../Effects"),
    .package(path: "../Facts"),
  ],
  targets: [
    .target(
      name: "Login", dependencies: ["Views", "Effects", "Facts"],
      resources: [.process("Localizable.xcstrings")], swiftSettings: settings)
  ]
)
