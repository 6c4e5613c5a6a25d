// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Code tells libFuzzer what an input has reached.
  .unsafeFlags(["-sanitize=fuzzer", "-O"]),
]

let server: [Target.Dependency] = [
  .product(name: "Core", package: "Core"),
  .product(name: "Views", package: "Views"),
  .product(name: "Effects", package: "Effects"),
  .product(name: "HummingbirdCore", package: "hummingbird"),
  .product(name: "NIOCore", package: "swift-nio"),
  .product(name: "NIOPosix", package: "swift-nio"),
  .product(name: "NIOHTTP1", package: "swift-nio"),
  .product(name: "NIOWebSocket", package: "swift-nio"),
  .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
  .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
  .product(name: "HTTPTypes", package: "swift-http-types"),
  .product(name: "Logging", package: "swift-log"),
  .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
  .product(name: "UnixSignals", package: "swift-service-lifecycle"),
]

/// What `make fuzz` builds.
let package = Package(
  name: "Fuzz",
  defaultLocalization: "en",
  dependencies: [
    .package(path: "../../Packages/Core"),
    .package(path: "../../Packages/Effects"),
    .package(path: "../../Packages/Views"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .systemLibrary(name: "LibFuzzer", path: "LibFuzzer"),
    // The web host's sources once more.
    .target(
      name: "WebHostFuzzed",
      dependencies: server,
      path: "WebHostFuzzed",
      resources: ["page.js", "page.css", "symbols.txt"].map { .embedInCode("Assets/\($0)") },
      swiftSettings: settings
    ),
    // The entries that its tests have to what reads bytes, with a program around them.
    .executableTarget(
      name: "WebFuzz",
      dependencies: server + ["LibFuzzer", "WebHostFuzzed"],
      path: "WebFuzz",
      exclude: ["Fuzz/Corpus", "Fuzz/FuzzTests.swift", "Page", "Server", "Session", "Wire"],
      swiftSettings: settings + [
        .unsafeFlags(["-parse-as-library", "-module-alias", "WebHost=WebHostFuzzed"])
      ],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]
    ),
  ]
)
