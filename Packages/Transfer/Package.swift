// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Transfer",
  products: [
    // Apart from Effects, so that who shows a picture builds no database; dynamic, as both link it.
    .library(name: "Transfer", type: .dynamic, targets: ["Transfer"])
  ],
  targets: [
    // No `pkgConfig` and no header of libcurl's: a library that is linked costs each program's
    // start several milliseconds, and its headers each build another package of the system.
    .systemLibrary(name: "CCurl"),
    .target(name: "Transfer", dependencies: ["CCurl"], swiftSettings: settings),
  ]
)
