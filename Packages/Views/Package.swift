// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let core = Target.Dependency.product(name: "Core", package: "Core")

let package = Package(
  name: "Views",
  defaultLocalization: "en",
  products: [
    // One dynamic product holds every target: a second product would link their code again.
    .library(
      name: "Views",
      type: .dynamic,
      targets: ["Views", "ComposableArchitecture", "CoreViews", "CoreEras", "ViewsTesting"]
    )
  ],
  dependencies: [.package(path: "../Core")],
  targets: [
    .target(
      name: "CoreViews", dependencies: [core],
      resources: [.process("Views.xcstrings")],
      // The file that SwiftPM writes for the resources imports Foundation without saying how.
      swiftSettings: settings + [.enableUpcomingFeature("InternalImportsByDefault")]
    ),
    .target(name: "Views", dependencies: [core, "CoreViews"], swiftSettings: settings),
    .target(name: "CoreEras", dependencies: [core, "CoreViews"], swiftSettings: settings),
    .target(name: "ViewsTesting", dependencies: [core, "CoreViews"], swiftSettings: settings),
    // What Core links is Core's: to link it here would be a second copy.
    .target(
      name: "ComposableArchitecture", dependencies: [core, "Views", "CoreEras", "ViewsTesting"],
      swiftSettings: settings
    ),
  ]
)
