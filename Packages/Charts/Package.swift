// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Charts",
  defaultLocalization: "en",
  products: [
    // A target that writes `import Charts` says so: -module-alias Charts=ModularCharts.
    .library(name: "Charts", targets: ["ModularCharts"])
  ],
  dependencies: [.package(path: "../Core"), .package(path: "../Views")],
  targets: [
    .target(
      name: "ModularCharts",
      dependencies: [
        .product(name: "Core", package: "Core"), .product(name: "Views", package: "Views"),
      ],
      resources: [.process("Localizable.xcstrings")],
      swiftSettings: settings + [.enableUpcomingFeature("InternalImportsByDefault")])
  ]
)
