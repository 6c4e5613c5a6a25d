// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Launch",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Launch", targets: ["Launch"])],
  dependencies: [
    .package(path: "../Core"),
    .package(path: "../Effects"),
    .package(path: "../Hosts"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "Launch",
      dependencies: [
        "Core", "Effects", "Hosts",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    )
  ]
)
