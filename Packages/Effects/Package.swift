// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Effects",
  defaultLocalization: "en",
  products: [
    .library(name: "Effects", type: .dynamic, targets: ["Effects"])
  ],
  dependencies: [
    .package(path: "../Core"),
    .package(path: "../Transfer"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(
      name: "Effects",
      dependencies: [
        .product(name: "Core", package: "Core"),
        .product(name: "Transfer", package: "Transfer"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      resources: [.process("Localizable.xcstrings")],
      swiftSettings: settings
    )
  ]
)
