// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let views: [Target.Dependency] = [
  .product(name: "Core", package: "Core"), .product(name: "Views", package: "Views"),
]

let package = Package(
  name: "Hosts",
  defaultLocalization: "en",
  products: [
    .library(name: "Hosts", targets: ["Hosts", "PlainHost", "TerminalHost", "HostStreams"]),
    // The flags that all executables share; it alone knows Effects.
    .library(name: "Launch", targets: ["Launch"]),
    // What `make watch` runs; it builds in seconds, as it links nothing but the streams.
    .executable(name: "Watch", targets: ["Watch"]),
    .library(name: "Watching", targets: ["Watching"]),
    // Loaded by a program that is told to serve, so that no other one builds a web server.
    .library(name: "WebHost", type: .dynamic, targets: ["WebHost"]),
    // The same with TLS, for a program that is given a certificate: it builds BoringSSL.
    .library(name: "WebHostTLS", type: .dynamic, targets: ["WebHostTLS"]),
  ],
  dependencies: [
    .package(path: "../Core"),
    .package(path: "../Effects"),
    .package(path: "../Views"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(
      name: "HostStreams", resources: [.process("Hosts.xcstrings")], swiftSettings: settings),
    .target(name: "Watching", dependencies: ["HostStreams"], swiftSettings: settings),
    .executableTarget(name: "Watch", dependencies: ["Watching"], swiftSettings: settings),
    .target(
      name: "WebHost",
      dependencies: views + [
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
      ],
      resources: [
        .embedInCode("Assets/page.js"), .embedInCode("Assets/page.css"),
        .embedInCode("Assets/symbols.txt"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "WebHostTLS",
      dependencies: [
        "WebHost", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: settings
    ),
    .target(name: "PlainHost", dependencies: views + ["HostStreams"], swiftSettings: settings),
    .target(name: "TerminalHost", dependencies: views + ["HostStreams"], swiftSettings: settings),
    .target(
      name: "Hosts",
      dependencies: views + [
        "PlainHost", "TerminalHost", "HostStreams",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Launch",
      dependencies: views + [
        "Hosts", "HostStreams", .product(name: "Effects", package: "Effects"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
  ]
)
