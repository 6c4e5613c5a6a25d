import Effects
import Foundation

/// How long tests wait for an answer of their own servers, on a machine that is busy with others.
let patience = Duration.seconds(300)

extension NumbersClient {
  static func patient(_ server: URL) -> Self { .http(baseURL: server, timeout: patience) }
}

extension GitHubClient {
  static func patient(_ server: URL) -> Self { .http(baseURL: server, timeout: patience) }
}
