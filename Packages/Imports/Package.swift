// swift-tools-version: 6.2

import PackageDescription

/// A module for each name that code brought over imports.
///
/// Each re-exports modules of Core and Views.
let modules = [
  "CasePaths", "CasePathsCore", "Clocks", "ConcurrencyExtras", "Dependencies",
  "DependenciesMacros", "FlowStacks", "IdentifiedCollections", "Perception", "PerceptionCore",
  "Sharing", "SwiftNavigation", "SwiftUINavigation", "TCACoordinators",
]

/// The names of Apple's, each with the module that stands for it.
///
/// A module of such a name would be taken for Apple's by every package built in the same folder
/// that asks `canImport(SwiftUI)`. So a target that imports the name says what it means:
///
///     swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=ModularSwiftUI"])]
let apple = [
  "OSLog": "ModularOSLog",
  "SwiftUI": "ModularSwiftUI",
  "UniformTypeIdentifiers": "ModularUniformTypeIdentifiers",
  "os": "ModularOS",
]

/// Modules that Core links under their own names.
///
/// A second module of the same name is not possible, so each has a product here that makes Core's
/// importable.
let linked = ["CustomDump", "IssueReporting", "XCTestDynamicOverlay"]

/// What a module re-exports beside modules of Core.
///
/// What starts an `App` has to know the hosts, `@Published` is Combine's, which Core does not have,
/// and pictures come over HTTP.
let further: [String: [Target.Dependency]] = [
  "ModularOSLog": ["ModularOS"],
  "ModularSwiftUI": [
    .product(name: "Hosts", package: "Hosts"), .product(name: "Combine", package: "Combine"),
    .product(name: "Transfer", package: "Transfer"),
  ],
]

func target(_ name: String) -> Target {
  .target(
    name: name,
    dependencies: [
      .product(name: "Core", package: "Core"), .product(name: "Views", package: "Views"),
    ] + further[name, default: []],
    swiftSettings: [.swiftLanguageMode(.v6)]
  )
}

let targets = modules + apple.values.sorted() + linked.map { "\($0)Name" }

let package = Package(
  name: "Imports",
  products: modules.map { .library(name: $0, targets: [$0]) }
    + apple.sorted { $0.key < $1.key }.map { .library(name: $0.key, targets: [$0.value]) }
    + linked.map { .library(name: $0, targets: ["\($0)Name"]) }
    + [.library(name: "Imports", targets: targets)],
  dependencies: [
    .package(path: "../Combine"), .package(path: "../Core"), .package(path: "../Hosts"),
    .package(path: "../Transfer"), .package(path: "../Views"),
  ],
  targets: targets.map { target($0) }
)
