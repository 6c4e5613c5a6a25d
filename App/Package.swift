// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "App",
  defaultLocalization: "en",
  products: [
    .library(name: "Root", targets: ["Root"]),
    .executable(name: "App", targets: ["App"]),
  ],
  dependencies: [
    .package(path: "../Packages/Views"),
    .package(path: "../Packages/Effects"),
    .package(path: "../Packages/A"),
    .package(path: "../Packages/B1"),
    .package(path: "../Packages/B2"),
    .package(path: "../Packages/Login"),
    .package(path: "../Packages/TabBar"),
    .package(path: "../Packages/Hosts"),
  ],
  targets: [
    .target(
      name: "Root",
      dependencies: ["Views", "Effects", "A", "B1", "B2", "Login", "TabBar"],
      resources: [.process("Localizable.xcstrings")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "App",
      dependencies: [
        "Root", "Views", "Effects", .product(name: "Launch", package: "Hosts"),
      ],
      swiftSettings: settings
    ),
  ]
)
