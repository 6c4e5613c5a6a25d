// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The names of Apple's that code brought over imports, each with the module that stands for it.
let apple = SwiftSetting.unsafeFlags([
  "-module-alias", "Charts=ModularCharts",
  "-module-alias", "Combine=ModularCombine",
  "-module-alias", "OSLog=ModularOSLog",
  "-module-alias", "SwiftUI=ModularSwiftUI",
  "-module-alias", "UniformTypeIdentifiers=ModularUniformTypeIdentifiers",
  "-module-alias", "os=ModularOS",
])

/// What the tests of macros link: the toolchain's own swift-syntax, as the macros do, or its
/// package.
let hostLibraries = Context.environment["SWIFT_HOST_LIBRARIES"]
let syntaxModules =
  hostLibraries == nil
  ? ["SwiftParser", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros"].map {
    Target.Dependency.product(name: $0, package: "swift-syntax")
  } : []
let syntaxSettings = hostLibraries.map { [SwiftSetting.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinking = hostLibraries.map {
  [LinkerSetting.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])]
}

/// A test target in the folder of its own name; what it keeps of screens is no source.
func tests(
  _ module: String, _ dependencies: Target.Dependency..., keeping kept: String...,
  setting further: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: "\(module)Tests",
    dependencies: dependencies + ["Core", "Views"],
    path: "\(module)Tests",
    exclude: kept,
    swiftSettings: settings + further
  )
}

let root = Target.Dependency.product(name: "Root", package: "App")

/// The feature packages, each with tests named after it.
let features = ["A", "B1", "B2", "Login", "TabBar"]

/// The libraries of `Demos`, each with tests named after it.
let caseStudies = [
  "ColorStack", "ColorTabs", "Harbour", "NumberFact", "NumberFactCombine", "RepoReporter",
]

let targets: [Target] = [
  // Each name of SwiftUI's in a view, for the tests of all hosts.
  .target(
    name: "ViewWords",
    dependencies: ["Core", "Views", "Hosts", "Combine"],
    path: "ViewWords",
    swiftSettings: settings
  ),
  // What the terminal host's tests run on a pseudo-terminal of its own.
  .executableTarget(
    name: "TerminalFixture",
    dependencies: ["Core", "Views", "Hosts"],
    path: "TerminalFixture",
    swiftSettings: settings
  ),
  // What the watcher's tests run: a watcher, and the program that it watches.
  .executableTarget(
    name: "WatchFixture",
    dependencies: ["Core", "Views", "Hosts", .product(name: "Watching", package: "Hosts")],
    path: "WatchFixture",
    swiftSettings: settings
  ),
  // What the favorites' tests run as other processes, and kill.
  .executableTarget(
    name: "FavoritesFixture",
    dependencies: ["Effects"],
    path: "FavoritesFixture",
    swiftSettings: settings
  ),
  // Servers whose every byte a test chooses.
  .target(name: "Servers", path: "Servers", swiftSettings: settings),
  // What the transport's tests run as another process.
  .executableTarget(
    name: "TransferFixture",
    dependencies: ["Transfer"],
    path: "TransferFixture",
    swiftSettings: settings
  ),
  // Trees at random, which the web host's tests follow here and in a browser.
  .executableTarget(
    name: "WebFixture",
    dependencies: ["Core", "Views", .product(name: "WebHost", package: "Hosts")],
    path: "WebFixture",
    swiftSettings: settings
  ),
  // Apps that the browser's tests and measurements serve.
  .executableTarget(
    name: "WebRows",
    dependencies: ["Core", "Views", "Hosts"],
    path: "WebRows",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "WebFaults",
    dependencies: ["Core", "Views", "Hosts"],
    path: "WebFaults",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "WebSizes",
    dependencies: ["Core", "Views", "Hosts", "Charts"],
    path: "WebSizes",
    resources: [.process("Assets.xcassets")],
    swiftSettings: settings + [apple]
  ),
  // The plug-in's sources once more, as a library that a test can import.
  .target(
    name: "CoreMacrosUnderTest",
    dependencies: syntaxModules,
    path: "CoreMacrosUnderTest",
    exclude: ["CoreMacrosPlugin.swift"],
    swiftSettings: settings + syntaxSettings,
    linkerSettings: syntaxLinking
  ),
  .executableTarget(
    name: "Benchmarks",
    dependencies: ["Core", "Views", "Hosts", "Malloc"],
    path: "Benchmarks",
    exclude: ["Malloc"],
    swiftSettings: settings
  ),
  .systemLibrary(name: "Malloc", path: "Benchmarks/Malloc"),
  tests("CoreToolchain"),
  tests("CoreCasePaths"),
  tests("CoreDependencies"),
  tests(
    "DependenciesTestSupport",
    .product(name: "DependenciesTestSupport", package: "TestTraits")),
  tests("DefaultIsolation", setting: [.defaultIsolation(MainActor.self)]),
  tests("XCTestMainActor", .product(name: "XCTestMainActor", package: "TestTraits")),
  tests("CoreMacros", "CoreMacrosUnderTest", setting: syntaxSettings),
  tests("CoreArchitecture"),
  tests("CoreViews"),
  tests("CoreTesting"),
  tests("ViewsTesting"),
  tests("FailureProbe"),
  // Code as people who know the Composable Architecture write it, under its module name.
  tests("Compatibility"),
  // Each file under one of the names that such code imports.
  tests(
    "Imports", "Imports", .product(name: "CustomDump", package: "Imports"), "Servers",
    setting: [apple]),
  tests("Charts", "Charts", setting: [apple]),
  tests("Combine", "Imports", "Combine", "Effects", setting: [apple]),
  tests("Transfer", "Transfer", "Servers", "TransferFixture"),
  tests("Effects", "Effects", "FavoritesFixture", "Servers", "Transfer"),
  tests("Facts", "Facts", "Effects"),
  tests("PlainHost", "Hosts", "ViewWords", keeping: "Recorded"),
  tests(
    "TerminalHost", "Hosts", "TerminalFixture", "ViewWords", "WatchFixture",
    keeping: "Screens/Recorded"),
  tests("Watching", "Hosts", .product(name: "Watching", package: "Hosts")),
  tests(
    "WebHost", .product(name: "WebHost", package: "Hosts"), "Effects", "ViewWords", "WebFixture",
    keeping: "Fuzz/Corpus", "Fuzz/Driver", "Page/Recorded"),
  tests(
    "Launch", .product(name: "Launch", package: "Hosts"), "Hosts", "Effects",
    .product(name: "ArgumentParser", package: "swift-argument-parser")),
  tests("Root", root, "A", "B1", "B2", "Login", "TabBar", "Hosts", "Effects", "Facts"),
  // Built in debug and in release, and run by `Scripts/one-copy`.
  .executableTarget(
    name: "OneCopyProbe",
    dependencies: ["Core", "Views", "Effects", "Login"],
    path: "OneCopyProbe",
    swiftSettings: settings
  ),
  tests("OneCopy", "OneCopyProbe"),
]

let featureTests = features.map { tests($0, .byName(name: $0), "Effects", "Facts") }
let caseStudyTests = caseStudies.map {
  tests($0, .product(name: $0, package: "Demos"), "Effects", setting: [apple])
}

/// The targets to build, where not all are wanted: `ONLY="CoreViewsTests CoreArchitectureTests"`.
var only = Context.environment["ONLY"]?.split(separator: " ").map(String.init)
if only?.contains("WebHostTests") == true { only? += ["WebFixture", "WebRows"] }
if only?.contains("CoreMacrosTests") == true { only? += ["CoreMacrosUnderTest"] }
if only?.contains("OneCopyTests") == true { only? += ["OneCopyProbe"] }
if only?.contains("TerminalHostTests") == true { only? += ["TerminalFixture", "WatchFixture"] }
if only?.contains(where: ["Effects", "Imports", "Transfer"].map { $0 + "Tests" }.contains) == true {
  only? += ["Servers", "FavoritesFixture", "TransferFixture"]
}
if only?.contains(where: ["Plain", "Terminal", "Web"].map { $0 + "HostTests" }.contains) == true {
  only? += ["ViewWords"]
}

let package = Package(
  name: "Tests",
  dependencies: [
    .package(path: "../Packages/Charts"),
    .package(path: "../Packages/Combine"),
    .package(path: "../Packages/Core"),
    .package(path: "../Packages/Effects"),
    .package(path: "../Packages/Facts"),
    .package(path: "../Packages/Hosts"),
    .package(path: "../Packages/Imports"),
    .package(path: "../Packages/TestTraits"),
    .package(path: "../Packages/Transfer"),
    .package(path: "../Packages/Views"),
    .package(path: "../App"),
    .package(path: "../Demos"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ]
    + (hostLibraries == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : [])
    + features.map { .package(path: "../Packages/\($0)") },
  targets: (targets + featureTests + caseStudyTests).filter { only?.contains($0.name) ?? true }
)
