// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The feature packages.
///
/// Each has an executable named after it: `ADemo`, `B1Demo` ….
let features = ["A", "B1", "B2", "Login", "TabBar"]

/// The case studies, each a library here, with an executable like those of the features.
let caseStudies: [(name: String, dependencies: [Target.Dependency])] = [
  ("ColorStack", []),
  ("ColorTabs", ["ColorStack"]),
  ("Harbour", []),
  ("NumberFact", ["Effects"]),
  (
    "NumberFactCombine",
    [
      "Effects", .product(name: "Combine", package: "Combine"),
      .product(name: "SwiftUI", package: "Imports"),
    ]
  ),
  ("RepoReporter", ["Effects"]),
]

/// The names of Apple's that case studies in the manner of code brought over import.
let apple = SwiftSetting.unsafeFlags([
  "-module-alias", "Combine=ModularCombine", "-module-alias", "SwiftUI=ModularSwiftUI",
])

/// The features that are shown on a stage with texts of its own.
let stages = ["B1", "B2", "Login", "TabBar"]

let texts: [Resource] = [.process("Localizable.xcstrings")]

func demo(of library: String) -> Target {
  .executableTarget(
    name: "\(library)Demo",
    dependencies: [
      .byName(name: library), "Views", "Effects", "Facts",
      .product(name: "Launch", package: "Hosts"),
    ],
    resources: stages.contains(library) ? texts : [],
    swiftSettings: settings
  )
}

/// Shows the previews of everything; they are found in what is linked.
let previews = Target.executableTarget(
  name: "Previews",
  dependencies: (features + caseStudies.map(\.name)).map { .byName(name: $0) } + [
    .product(name: "Root", package: "App"), .product(name: "Launch", package: "Hosts"),
  ],
  swiftSettings: settings
)

let package = Package(
  name: "Demos",
  defaultLocalization: "en",
  products: caseStudies.map { .library(name: $0.name, targets: [$0.name]) }
    + (features + caseStudies.map(\.name)).map {
      .executable(name: "\($0)Demo", targets: ["\($0)Demo"])
    } + [.executable(name: "Previews", targets: ["Previews"])],
  dependencies: [
    .package(path: "../App"),
    .package(path: "../Packages/Combine"),
    .package(path: "../Packages/Effects"),
    .package(path: "../Packages/Facts"),
    .package(path: "../Packages/Hosts"),
    .package(path: "../Packages/Imports"),
    .package(path: "../Packages/Views"),
  ] + features.map { .package(path: "../Packages/\($0)") },
  targets: features.map { demo(of: $0) }
    + caseStudies.flatMap { study in
      [
        .target(
          name: study.name, dependencies: study.dependencies + ["Views"], resources: texts,
          swiftSettings: settings + (study.dependencies.count > 1 ? [apple] : [])),
        demo(of: study.name),
      ]
    } + [previews]
)
