import Foundation
import HTTPTypes
import HummingbirdCore
import Logging

/// Answers an operator on this machine, and no page that a browser shows.
struct AdminResponder: Sendable {
  let registry: SessionRegistry
  let logger: Logger

  func answer(_ request: Request) async -> WebResponse {
    guard Self.isFromHere(request.head) else {
      return .text(
        "This is for programs on this machine, such as curl http://127.0.0.1:PORT/sessions.\n",
        status: .forbidden)
    }
    do {
      return try await route(request)
    } catch {
      logger.error("An operator's request failed", metadata: ["reason": "\(error)"])
      return .text(
        "The sessions that are kept cannot be read: \(error)\n", status: .serviceUnavailable)
    }
  }

  /// Whether a request names this machine, and no browser has made it for a page.
  ///
  /// A page of elsewhere reaches this port by a name of its own that leads here, or by a request
  /// whose answer it may not read; each browser says of the latter where it comes from.
  static func isFromHere(_ request: HTTPRequest) -> Bool {
    let headers = request.headerFields
    let site = headers[HTTPField.Name("Sec-Fetch-Site")!]
    guard headers[.origin] == nil, site == nil || site == "none", let host = request.authority
    else { return false }
    return ["127.0.0.1", "localhost", "[::1]"].contains { name in
      host == name || host.hasPrefix("\(name):") && Int(host.dropFirst(name.count + 1)) != nil
    }
  }

  private func route(_ request: Request) async throws -> WebResponse {
    let path = request.uri.path
    switch (request.method, path) {
    case (.get, "/sessions"): return .text(SessionOverview.table(try await registry.overview()))
    case (.get, "/sessions.json"):
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      let json = try encoder.encode(try await registry.overview())
      return .text(
        String(decoding: json, as: UTF8.self) + "\n", type: "application/json; charset=utf-8")
    case (.delete, _) where path.hasPrefix("/sessions/"),
      (.post, _) where path.hasPrefix("/sessions/"):
      return try await end(String(path.dropFirst("/sessions/".count)))
    case (.get, _): return .text("GET /sessions or /sessions.json\n", status: .notFound)
    default: return .empty(.methodNotAllowed)
    }
  }

  private func end(_ name: String) async throws -> WebResponse {
    guard name.count >= 6 else {
      return .text("Write at least six characters of the session.\n", status: .badRequest)
    }
    switch try await registry.end(name) {
    case .ended(let id): return .text("Ended \(id).\n")
    case .unknown: return .text("There is no session \(name).\n", status: .notFound)
    case .ambiguous:
      return .text("Several sessions begin with \(name): write more of it.\n", status: .conflict)
    case .elsewhere:
      return .text("Another process serves it: ask that one.\n", status: .conflict)
    }
  }
}
