// swift-tools-version: 6.2

import PackageDescription

/// A module for each name that code brought over imports; each re-exports modules of Core.
let modules = [
  "CasePaths", "CasePathsCore", "Clocks", "ConcurrencyExtras", "Dependencies",
  "DependenciesMacros", "FlowStacks", "IdentifiedCollections", "OSLog", "Perception",
  "PerceptionCore",
  "Sharing", "SwiftNavigation", "SwiftUI", "SwiftUINavigation", "TCACoordinators",
  "UniformTypeIdentifiers",
]

/// Modules that Core links under their own names.
///
/// A second module of the same name is not possible, so each has a product here that makes Core's
/// importable.
let linked = ["CustomDump", "IssueReporting", "XCTestDynamicOverlay"]

func target(_ name: String) -> Target {
  .target(
    name: name,
    dependencies: [.product(name: "Core", package: "Core")]
      // What starts an `App` has to know the hosts, which Core does not.
      + (name == "SwiftUI" ? [.product(name: "Hosts", package: "Hosts")] : []),
    swiftSettings: [.swiftLanguageMode(.v6)]
  )
}

let package = Package(
  name: "Imports",
  products: modules.map { .library(name: $0, targets: [$0]) }
    + linked.map { .library(name: $0, targets: ["\($0)Name"]) }
    + [.library(name: "Imports", targets: modules + linked.map { "\($0)Name" })],
  dependencies: [
    .package(path: "../Core"), .package(path: "../Hosts"),
  ],
  targets: modules.map { target($0) } + linked.map { target("\($0)Name") }
)
