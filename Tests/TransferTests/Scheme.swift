import Foundation
import Servers

@testable import Transfer

/// How a server is asked.
enum Scheme: CaseIterable { case http, https, second }

/// Runs `body` with the URL of a server that is believed to be who it says.
@discardableResult
func withServer<Result: Sendable>(
  _ scheme: Scheme, _ respond: @escaping @Sendable (Connection) -> Void,
  _ body: @Sendable (URL) async throws -> Result
) async throws -> Result {
  let identity: Identity? =
    switch scheme {
    case .http: nil
    case .https: try await Identity.first.value
    case .second: try await Identity.second.value
    }
  return try await Trust.$file.withValue(identity?.certificate) {
    try await withServer(identity: identity, respond, body)
  }
}

extension HTTPRequest {
  /// Why there is no answer, if there is none.
  func failure() async throws -> TransferFailure.Reason? {
    do {
      _ = try await answer()
      return nil
    } catch let failure as TransferFailure {
      return failure.reason
    }
  }
}

extension HTTPAnswer {
  var text: String { String(decoding: body, as: UTF8.self) }
}
