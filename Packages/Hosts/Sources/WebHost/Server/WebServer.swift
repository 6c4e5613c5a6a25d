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
  /// Reads a certificate and its key from their files; throws what is wrong, for a person to read.
  package typealias ReadCertificate =
    @Sendable (_ certificate: String, _ key: String) throws -> any Encryption

  private let readCertificate: ReadCertificate?

  /// Makes a server, which does nothing until `serve`; without a closure it cannot encrypt.
  package init(encrypting read: ReadCertificate? = nil) { readCertificate = read }

  /// Serves until SIGINT or SIGTERM.
  ///
  /// Returns 0 after that, 2 if a setting is wrong, and 1 if it cannot listen or keep sessions.
  @MainActor
  public func serve(_ views: ServedViews, settings: [String: String]) async -> Int32 {
    do {
      let settings = try WebSettings(settings, encrypting: readCertificate)
      try await Self.run(views, settings)
      return 0
    } catch let flaw as WebSettings.ValidationError {
      Self.say("error: \(flaw)")
      return 2
    } catch {
      let isTold =
        error is ListeningService.Taken || error is SessionsError
        || error is CookieKeys.ValidationError
      Self.say("error: \(isTold ? "" : "The server cannot run: ")\(error)")
      return 1
    }
  }

  private nonisolated static func run(_ views: ServedViews, _ settings: WebSettings) async throws {
    let logger = makeLogger(settings)
    let database = try await database(settings)
    let client = views.isKept ? try database ?? client(settings, logger) : nil
    let faultFolder = client == nil ? nil : file(settings).appendingPathExtension("running")
    let underWay = try UnderWay(in: faultFolder)
    let metrics = Metrics()
    let writer = client.map {
      SessionWriter($0, owner: SessionOwner.current.name, logger: logger)
    }
    let keys = try await keys(settings, database, isKept: views.isKept, logger)
    let defaults = BrowserDefaults(logger: logger, at: database) {
      try client ?? Self.client(settings, logger)
    }
    let registry = SessionRegistry(
      views: views, writer: writer, defaults: defaults, settings: settings, metrics: metrics,
      logger: logger, underWay: underWay, faultFolder: faultFolder)
    let hub = SessionHub(
      registry: registry, settings: settings, metrics: metrics, logger: logger)
    LateWatch(
      underWay: underWay, registry: registry, limit: settings.lateAfter,
      isOnMainActor: views.isOnMainActor, metrics: metrics, logger: logger
    ).begin()
    await hear(registry, writer)
    let channel = channel(hub, settings, keys)
    let server = channel.server(
      configuration: ServerConfiguration(
        address: .hostname(settings.host, port: settings.port), backlog: 1_024),
      onServerRunning: { greet($0.localAddress?.port ?? settings.port, settings, views, logger) },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger)
    let listening = ListeningService(server: server, port: settings.port, flag: "--port ")
    let operating = settings.admin.map { operation(of: registry, on: $0, settings, logger) }
    let sweeper = SessionSweeper(
      registry: registry, writer: writer, defaults: defaults, keys: keys,
      settings: settings,
      interval: min(.seconds(10), settings.sleepAfter, settings.restAfter))
    // The last is asked first to end.
    try await run([sweeper, listening] + (operating.map { [$0] } ?? []), logger)
    await registry.close()
  }

  /// Has the sessions hear what other processes and the place say where they are kept.
  private nonisolated static func hear(_ registry: SessionRegistry, _ writer: SessionWriter?) async
  {
    Task { await registry.listen() }
    await writer?.onRecovery { [weak registry] in await registry?.storeAll() }
  }

  private nonisolated static func run(_ services: [any Service], _ logger: Logger) async throws {
    var group = ServiceGroupConfiguration(
      services: services.map { .init(service: $0) } + [
        .init(service: Deadline(), successTerminationBehavior: .ignore)
      ],
      gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    // A connection that has asked for nothing yet is not waited for.
    group.maximumGracefulShutdownDuration = .seconds(3)
    group.maximumCancellationDuration = .seconds(10)
    try await ServiceGroup(configuration: group).run()
  }

  /// Answers an operator, on a port that this machine alone reaches.
  private nonisolated static func operation(
    of registry: SessionRegistry, on port: Int, _ settings: WebSettings, _ logger: Logger
  ) -> ListeningService {
    let responder = AdminResponder(registry: registry, logger: logger)
    let channel = UpgradableChannel(
      responder: { request, writer, _ in
        let answer = await responder.answer(request)
        try await writer.write(
          response: .init(status: answer.status, headerFields: answer.headers), body: answer.body)
      },
      encryption: nil, maxFrame: settings.maxFrame, guest: { _, _ in nil }, serve: { _, _ in })
    let server = channel.server(
      configuration: ServerConfiguration(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: {
        let address = "http://127.0.0.1:\($0.localAddress?.port ?? port)/sessions"
        tell("Sessions are listed at \(address).", settings, logger)
      },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger)
    return ListeningService(server: server, port: port, flag: "--web admin=")
  }

  /// Answers each connection, by HTTP or as a socket.
  private nonisolated static func channel(
    _ hub: SessionHub, _ settings: WebSettings, _ keys: CookieKeys
  ) -> UpgradableChannel {
    let access = Access(settings: settings, keys: keys)
    let responder = WebResponder(hub: hub, access: access)
    return UpgradableChannel(
      responder: { request, writer, channel in
        let begin = ContinuousClock.now
        let checked = access.checked(request.head, from: channel.peer)
        let answer = await responder.answer(Request(head: checked, body: request.body))
        if settings.logsRequests {
          log(checked, answer, after: ContinuousClock.now - begin, from: access, to: hub.logger)
        }
        let body = request.method == .head ? ResponseBody() : answer.body
        try await writer.write(
          response: .init(status: answer.status, headerFields: answer.headers), body: body)
      },
      encryption: settings.encryption,
      maxFrame: settings.maxFrame,
      guest: { access.guest(of: $0, from: $1) },
      serve: { await SocketConnection(hub: hub, client: $1).serve($0) })
  }

  private nonisolated static func makeLogger(_ settings: WebSettings) -> Logger {
    var logger = Logger(label: "web") { label -> any LogHandler in
      settings.logsJSON
        ? JSONLogHandler(label: label) : StreamLogHandler.standardError(label: label)
    }
    logger.logLevel = .notice
    return logger
  }

  private nonisolated static func greet(
    _ port: Int, _ settings: WebSettings, _ views: ServedViews, _ logger: Logger
  ) {
    let host = settings.host.contains(":") ? "[\(settings.host)]" : settings.host
    var texts = ["Open \(settings.scheme)://\(host):\(port) in a browser. Ctrl-C stops the server."]
    if !views.isKept {
      texts.append(
        "note: This program's state is not Codable, so its sessions end with the server.")
    }
    for text in texts { tell(text, settings, logger) }
  }

  private nonisolated static func tell(
    _ text: String, _ settings: WebSettings, _ logger: Logger
  ) {
    if settings.logsJSON { logger.notice("\(text)") } else { say(text) }
  }

  /// Writes a request to the log, without what only its browser may know.
  private nonisolated static func log(
    _ request: HTTPRequest, _ answer: WebResponse, after time: Duration, from access: Access,
    to logger: Logger
  ) {
    let path = request.path?.prefix { $0 != "?" } ?? ""
    let secret = [Paths.picture, Paths.offer, Paths.renew].first { path.hasPrefix($0) }
    logger.notice(
      "Answered",
      metadata: [
        "method": "\(request.method)", "path": "\(secret ?? String(path))",
        "status": "\(answer.status.code)", "address": "\(access.address(of: request))",
        "milliseconds": "\(Int(time / .milliseconds(1)))",
      ])
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
