// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Combine",
  products: [
    // Dynamic: a library and its program may both have publishers.
    .library(name: "Combine", type: .dynamic, targets: ["ModularCombine"])
  ],
  dependencies: [
    .package(path: "../Core"),
    .package(path: "../Views"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // Apart, so that it sees what OpenCombine itself says of objects, and not what we say.
    .target(
      name: "CombineReflection",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: settings
    ),
    // Not `Combine`: others ask `canImport(Combine)` and would take it for Apple's.
    .target(
      name: "ModularCombine",
      dependencies: [
        "CombineReflection",
        .product(name: "Core", package: "Core"),
        .product(name: "Views", package: "Views"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ],
      swiftSettings: settings
    ),
  ]
)
