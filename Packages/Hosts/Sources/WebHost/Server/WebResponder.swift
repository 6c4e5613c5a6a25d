import CoreArchitecture
@_spi(Hosts) import CoreViews
import Effects
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore

/// Answers requests.
struct WebResponder: Sendable {
  let hub: SessionHub
  let access: Access

  func answer(_ request: Request) async -> WebResponse {
    hub.metrics.add(to: .requests)
    var answer: WebResponse
    do {
      answer = try await route(request)
    } catch {
      answer = access.languages(of: request.head).asCurrent { sorry(error) }
    }
    answer.check(request)
    answer.headers.append(contentsOf: Self.protection)
    if access.isSecure(request.head), !access.isAtHome(request.head) {
      answer.headers[.strictTransportSecurity] = "max-age=31536000"
    }
    return answer
  }

  private func route(_ request: Request) async throws -> WebResponse {
    let methods = Paths.methods(of: request.uri.path)
    guard methods.contains(request.method) else { return .methodNotAllowed(methods) }
    switch (request.method, request.uri.path) {
    case (.head, let path): return await head(path)
    case (_, Paths.script): return Self.script
    case (_, Paths.style): return Self.style
    case (_, Paths.health): return .text("ok\n")
    case (_, Paths.ready):
      let hindrance = await hub.registry.hindrance
      return .text(
        (hindrance ?? "ok") + "\n", status: hindrance == nil ? .ok : .serviceUnavailable)
    case (_, Paths.metrics):
      guard access.mayMeasure(request.head) else { return .empty(.forbidden) }
      let count = await hub.registry.count
      let text = hub.metrics.text(sessions: count, isFailing: await hub.registry.isFailing)
      return .text(text, type: "text/plain; version=0.0.4")
    case (_, Paths.live): return .empty(.forbidden)
    case (_, Paths.events): return try await events(request)
    case (_, Paths.send): return try await send(request)
    case (_, Paths.act): return try await act(request)
    case (_, Paths.files): return try await files(request)
    case (_, let path) where path.hasPrefix(Paths.offer):
      return try await offer(String(path.dropFirst(Paths.offer.count)), request)
    case (_, Paths.renewed):
      if let client = access.client(of: request.head) { await hub.registry.use(client.browser) }
      return .empty(.noContent)
    case (_, let path) where path.hasPrefix(Paths.renew):
      return await renew(path.dropFirst(Paths.renew.count), request)
    case (_, let path) where Paths.schemes[path] != nil:
      return await look(Paths.schemes[path] ?? .light, request)
    case (_, let path) where path.hasPrefix(Paths.picture):
      return try Self.picture(String(path.dropFirst(Paths.picture.count)))
    default: return try await page(request)
    }
  }

  private static let script = WebResponse.file(
    Assets.script, type: "text/javascript; charset=utf-8", version: Assets.scriptVersion)
  private static let style = WebResponse.file(
    Assets.style, type: "text/css; charset=utf-8", version: Assets.styleVersion)

  /// What a page or a file would begin with; no session begins for that.
  private func head(_ path: String) async -> WebResponse {
    var answer =
      switch path {
      case Paths.script: Self.script
      case Paths.style: Self.style
      case Paths.ready:
        WebResponse.text(
          "", status: await hub.registry.hindrance == nil ? .ok : .serviceUnavailable)
      case Paths.health, Paths.metrics: WebResponse.text("")
      case let path where path.hasPrefix("/~"): WebResponse.empty(.notFound)
      default: WebResponse.html("")
      }
    answer.body = ResponseBody()
    return answer
  }

  /// The page of a session: the one that is named, the one that is loaded again, or a new one.
  private func page(_ request: Request) async throws -> WebResponse {
    let cookies = access.cookies(of: request.head)
    let known = access.client(of: request.head)
    let client =
      known ?? access.client(of: request.head, named: Token.make(bytes: 16))
    let place = Self.place(of: request.uri)
    let session: PageSession
    if known != nil, let name = request.uri.queryParameters["~s"].map(String.init),
      let found = try await hub.registry.find(name, of: client)
    {
      session = found
    } else if known != nil, request.headers[.cacheControl] != nil,
      let last = cookies[.last],
      let found = try? await hub.registry.find(last, of: client), await found.shows(place)
    {
      session = found
    } else {
      session = try await hub.registry.make(for: client, at: place)
    }
    let snapshot = await session.snapshot()
    let html = session.client.languages.asCurrent {
      PageDocument.html(snapshot, maxFrame: hub.settings.maxFrame)
    }
    var answer = WebResponse.html(html)
    // A browser that is about to get another name must not get the old one again.
    if await !hub.registry.isRenewed(session.browser) {
      answer.headers.append(access.cookie(naming: session.browser, cookies))
    }
    answer.headers.append(cookies.field(.last, session.id))
    return answer
  }

  /// Takes that the pages of a browser are light or dark, which its media queries know.
  private func look(_ scheme: ColorScheme, _ request: Request) async -> WebResponse {
    let cookies = access.cookies(of: request.head)
    if let client = access.client(of: request.head) {
      for session in await hub.registry.sessions(of: client.browser) { await session.look(scheme) }
    }
    var answer = WebResponse.empty(.noContent)
    answer.headers[.cacheControl] = "no-store"
    answer.headers.append(
      cookies.field(.scheme, scheme == .dark ? "dark" : "light", seconds: Cookies.year))
    return answer
  }

  /// Gives a browser its new name, and has it show that at once.
  private func renew(_ ticket: Substring, _ request: Request) async -> WebResponse {
    guard let (former, name) = await hub.registry.names(forTicket: ticket) else {
      return .empty(.notFound)
    }
    var answer = WebResponse.seeOther(Paths.renewed)
    answer.headers[.cacheControl] = "no-store"
    let cookies = access.cookies(of: request.head)
    for field in access.cookies(renaming: former, to: name, cookies) {
      answer.headers.append(field)
    }
    return answer
  }

  /// The bytes of a picture that a page shows.
  private static func picture(_ name: String) throws -> WebResponse {
    guard let picture = Picture.named(name) else { return .empty(.notFound) }
    var answer = WebResponse.file(Array(try picture.bytes()), type: picture.type)
    answer.headers[.cacheControl] = "private, max-age=31536000, immutable"
    return answer
  }

  /// The place that a request names; nil for the start.
  private static func place(of uri: URI) -> String? {
    guard uri.path != "/" else { return nil }
    return uri.query.map { "\(uri.path)?\($0)" } ?? uri.path
  }

  private func sorry(_ error: any Error) -> WebResponse {
    switch error {
    case let failure as SessionFailure: return comeBack(failure)
    // Another process serves it, or did until a moment ago.
    case SessionsError.leased: return comeBack(.closing)
    case is TooLarge:
      return .html(
        PageDocument.message(
          hostText("Something went wrong"), hostText("That is more than can be sent at once."),
          link: hostText("Go to the start")),
        status: .contentTooLarge)
    case SessionRefusal.unknownPlace(let reason):
      return .html(
        PageDocument.message(
          hostText("There is no such page"), reason, link: hostText("Go to the start")),
        status: .notFound)
    default:
      hub.logger.error("A request failed", metadata: ["error": "\(error)"])
      return .html(
        PageDocument.message(
          hostText("Something went wrong"), hostText("The page cannot be shown. Try again."),
          link: hostText("Try again")),
        status: .internalServerError)
    }
  }

  private func comeBack(_ failure: SessionFailure) -> WebResponse {
    let (text, counter): (LocalizedStringKey, Metrics.Counter) =
      switch failure {
      case .full: ("As many people as this server can serve are here already.", .full)
      case .tooMany:
        ("This browser shows as many pages as it may. Close some of them first.", .tooMany)
      case .crowded:
        ("Many people share your address, and have all the pages that it may have.", .crowded)
      case .renewed: ("Somebody has just logged in on another page.", .closing)
      case .closing: ("The server is starting anew.", .closing)
      }
    hub.metrics.add(to: counter)
    var answer = WebResponse.html(
      PageDocument.message(
        hostText("Please come back in a moment"), hostText(text), link: hostText("Try again")),
      status: .serviceUnavailable)
    answer.headers[.retryAfter] = "5"
    return answer
  }

  private static let protection: HTTPFields = [
    .contentSecurityPolicy: """
    default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
    img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
    """,
    .xContentTypeOptions: "nosniff",
    HTTPField.Name("Referrer-Policy")!: "same-origin",
    HTTPField.Name("Cross-Origin-Opener-Policy")!: "same-origin",
  ]
}
