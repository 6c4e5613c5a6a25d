@_spi(Hosts) import CoreArchitecture
import Effects
import Foundation
import Views

@testable import WebHost

extension FuzzKind {
  /// Whether a state that was kept is refused, or shown, and then kept so that it is shown again.
  static func flawInState(_ bytes: Data) async throws -> String? {
    guard !bytes.starts(with: Data("bplist".utf8)) else {
      _ = try? SessionValues.defaults(Array(bytes)) { _ in }
      return nil
    }
    do {
      return try await PageSession.withVoyage(Array(bytes)) { first in
        let page = await first.snapshot().html
        return try await PageSession.withVoyage(try await first.copy()) { second in
          let again = await second.snapshot().html
          return page == again ? nil : "\(page) is shown again as \(again)"
        }
      }
    } catch is SessionRefusal {
      return nil
    }
  }
}

extension PageSession {
  /// Runs a closure with a session of the voyage that nobody has used, from a state that was kept
  /// or from the first.
  static func withVoyage<Result: Sendable>(
    _ state: [UInt8]? = nil, _ body: (PageSession) async throws -> Result
  ) async throws -> Result {
    let session = PageSession(
      id: "id", client: Client(browser: "browser"), views: Voyage.served, writer: nil)
    let kept = state.map { StoredSession(id: "id", browser: "browser", applied: 0, state: $0) }
    try await session.begin(with: kept)
    let result: Swift.Result<Result, any Error>
    do { result = .success(try await body(session)) } catch { result = .failure(error) }
    await session.end()
    return try result.get()
  }
}
