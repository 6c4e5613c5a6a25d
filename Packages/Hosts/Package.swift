// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let core = Target.Dependency.product(name: "Core", package: "Core")

let package = Package(
  name: "Hosts",
  products: [
    .library(name: "Hosts", targets: ["Hosts", "PlainHost", "TerminalHost", "HostStreams"]),
    // The flags that all executables share; it alone knows Effects.
    .library(name: "Launch", targets: ["Launch"]),
  ],
  dependencies: [
    .package(path: "../Core"),
    .package(path: "../Effects"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "HostStreams", swiftSettings: settings),
    .target(name: "PlainHost", dependencies: [core, "HostStreams"], swiftSettings: settings),
    .target(name: "TerminalHost", dependencies: [core, "HostStreams"], swiftSettings: settings),
    .target(
      name: "Hosts",
      dependencies: [
        "PlainHost", "TerminalHost", "HostStreams", core,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Launch",
      dependencies: [
        "Hosts", "HostStreams", core, .product(name: "Effects", package: "Effects"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
  ]
)
