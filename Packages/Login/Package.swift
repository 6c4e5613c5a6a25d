// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Login",
  products: [.library(name: "Login", targets: ["Login"])],
  dependencies: [
    .package(path: "../Core"),
    .package(path: "../Effects"),
  ],
  targets: [
    .target(name: "Login", dependencies: ["Core", "Effects"], swiftSettings: settings)
  ]
)
