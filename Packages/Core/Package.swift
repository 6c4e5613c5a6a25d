// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The folder of the toolchain's own swift-syntax, if `Scripts/swift` has found it.
///
/// Macros that link it are built in seconds. Without it the package of that name is built, which
/// takes longer than all of Core.
let hostLibraries = Context.environment["SWIFT_HOST_LIBRARIES"]

let macros: Target =
  if let hostLibraries {
    .macro(
      name: "CoreMacros",
      swiftSettings: settings + [
        .define("HOST_LIBRARIES"), .unsafeFlags(["-I", hostLibraries]),
      ],
      linkerSettings: [
        .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
      ]
    )
  } else {
    .macro(
      name: "CoreMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      swiftSettings: settings
    )
  }

let package = Package(
  name: "Core",
  products: [
    // One dynamic product holds every target: a second product would link their code again.
    .library(
      name: "Core",
      type: .dynamic,
      targets: [
        "Core", "CoreToolchain", "CoreCasePaths", "CoreDependencies", "CoreArchitecture",
        "CoreTesting",
      ]
    )
  ],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3", traits: []),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
  ]
    + (hostLibraries == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []),
  targets: [
    macros,
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
      name: "CoreTesting",
      dependencies: [
        "CoreArchitecture", "CoreToolchain",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Core",
      dependencies: ["CoreCasePaths", "CoreDependencies", "CoreArchitecture"],
      swiftSettings: settings
    ),
  ]
)
