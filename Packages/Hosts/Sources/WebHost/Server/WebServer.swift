public import CoreViews
import Effects
import Foundation
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import UnixSignals

/// Serves views as pages to browsers.
public final class WebServer: ViewServer {
  /// Makes a server, which does nothing until `serve`.
  public init() {}

  /// Serves until SIGINT or SIGTERM.
  ///
  /// Returns 0 after that, 2 if a setting is wrong, and 1 if it cannot listen or keep sessions.
  @MainActor
  public func serve(_ views: ServedViews, settings: [String: String]) async -> Int32 {
    do {
      let settings = try WebSettings(settings)
      try await Self.run(views, settings)
      return 0
    } catch let flaw as WebSettings.Flaw {
      Self.say("error: \(flaw)")
      return 2
    } catch {
      Self.say("error: The server cannot run: \(error)")
      return 1
    }
  }

  private nonisolated static func run(_ views: ServedViews, _ settings: WebSettings) async throws {
    let logger = makeLogger()
    let client = views.isKept ? try client(settings) : nil
    let writer = client.map { SessionWriter($0, owner: SessionOwner.current.name) }
    let defaults = BrowserDefaults(logger: logger) { try client ?? Self.client(settings) }
    let registry = SessionRegistry(
      views: views, writer: writer, defaults: defaults, settings: settings, logger: logger)
    let hub = SessionHub(
      registry: registry, settings: settings, metrics: Metrics(), logger: logger)
    let access = Access(settings: settings)
    let responder = WebResponder(hub: hub, access: access)
    let channel = UpgradableChannel(
      responder: { request, writer, channel in
        let checked = access.checked(request.head, from: channel.peer)
        let answer = await responder.answer(Request(head: checked, body: request.body))
        let body = request.method == .head ? ResponseBody() : answer.body
        try await writer.write(
          response: .init(status: answer.status, headerFields: answer.headers), body: body)
      },
      encryption: settings.encryption,
      maxFrame: settings.maxFrame,
      visitor: { access.visitor(of: $0, from: $1) },
      serve: { await SocketConnection(hub: hub, visitor: $1).serve($0) })
    let server = channel.server(
      configuration: ServerConfiguration(
        address: .hostname(settings.host, port: settings.port), backlog: 1_024),
      onServerRunning: { Self.greet($0.localAddress?.port ?? settings.port, settings, views) },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger)
    let sweeper = SessionSweeper(
      registry: registry, writer: writer, defaults: defaults, keepDays: settings.keepDays,
      interval: min(.seconds(10), settings.sleepAfter))
    var group = ServiceGroupConfiguration(
      services: [.init(service: sweeper), .init(service: server)],
      gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    // A connection that has asked for nothing yet is not waited for.
    group.maximumGracefulShutdownDuration = .seconds(3)
    group.maximumCancellationDuration = .seconds(10)
    try await ServiceGroup(configuration: group).run()
    await registry.close()
  }

  private nonisolated static func makeLogger() -> Logger {
    var logger = Logger(label: "web") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = .notice
    return logger
  }

  /// Opens the file in which sessions and user defaults are kept; nil if none are to be.
  private nonisolated static func client(_ settings: WebSettings) throws -> SessionsClient? {
    guard settings.sessions != "" else { return nil }
    return try .sqlite(at: settings.sessions.map { URL(filePath: $0) } ?? defaultFile)
  }

  /// A file for each program, in the folder for what programs keep.
  private nonisolated static var defaultFile: URL {
    let folder =
      ProcessInfo.processInfo.environment["XDG_STATE_HOME"].map { URL(filePath: $0) }
      ?? URL(filePath: NSHomeDirectory()).appending(path: ".local/state")
    return folder.appending(path: "modular/\(Program.name).sessions")
  }

  private nonisolated static func greet(
    _ port: Int, _ settings: WebSettings, _ views: ServedViews
  ) {
    let host = settings.host.contains(":") ? "[\(settings.host)]" : settings.host
    say("Open \(settings.scheme)://\(host):\(port) in a browser. Ctrl-C stops the server.")
    if !views.isKept {
      say("note: This program's state is not Codable, so its sessions end with the server.")
    }
  }

  private nonisolated static func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

/// Hands a server to the program that has loaded this library.
@_cdecl("makeViewServer")
public func makeViewServer() -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(WebServer() as AnyObject).toOpaque()
}
