// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Core",
  defaultLocalization: "en",
  products: [
    // One dynamic product holds every target: a second product would link their code again.
    .library(
      name: "Core",
      type: .dynamic,
      targets: [
        "Core", "ComposableArchitecture", "CoreToolchain", "CoreCasePaths", "CoreDependencies",
        "CoreArchitecture", "CoreViews", "CoreTesting",
      ]
    )
  ],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .macro(
      name: "CoreMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    .target(name: "CoreToolchain", swiftSettings: settings),
    .target(
      name: "CoreCasePaths",
      dependencies: [
        "CoreMacros", "CoreToolchain",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "XCTestDynamicOverlay", package: "xctest-dynamic-overlay"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "CoreDependencies",
      dependencies: [
        "CoreCasePaths", "CoreToolchain",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "CoreArchitecture",
      dependencies: [
        "CoreCasePaths", "CoreDependencies", "CoreToolchain",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "CoreViews", dependencies: ["CoreArchitecture", "CoreToolchain"],
      resources: [.process("Core.xcstrings")],
      // The file that SwiftPM writes for the resources imports Foundation without saying how.
      swiftSettings: settings + [.enableUpcomingFeature("InternalImportsByDefault")]
    ),
    .target(
      name: "CoreTesting",
      dependencies: [
        "CoreArchitecture", "CoreToolchain", "CoreViews",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Core",
      dependencies: ["CoreCasePaths", "CoreDependencies", "CoreArchitecture", "CoreViews"],
      swiftSettings: settings
    ),
    .target(
      name: "ComposableArchitecture",
      dependencies: [
        "Core", "CoreTesting",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      swiftSettings: settings
    ),
  ]
)
