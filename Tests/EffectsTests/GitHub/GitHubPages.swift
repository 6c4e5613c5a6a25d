import Core
import Effects
import Foundation
import Servers

/// A client that asks a server on this machine.
func withGitHub<Result>(
  timeout: Duration = patience,
  now: Date = Date(timeIntervalSince1970: 0),
  from respond: @escaping @Sendable (_ request: String, Connection) -> Void,
  _ body: (GitHubClient, _ server: URL) async throws -> Result
) async throws -> Result {
  try await withServer { connection in
    respond(connection.readRequest(), connection)
  } _: { url in
    try await withDependencies {
      $0.continuousClock = ContinuousClock()
      $0.date = .constant(now)
    } operation: {
      try await body(.http(baseURL: url, timeout: timeout), url)
    }
  }
}

extension Connection {
  /// Sends a whole answer.
  @discardableResult
  func reply(_ status: String = "200 OK", headers: [String] = [], text: String) -> Bool {
    let head = ["HTTP/1.1 \(status)", "Content-Length: \(text.utf8.count)"] + headers
    return send(head.joined(separator: "\r\n") + "\r\n\r\n" + text)
  }
}

/// A repository as GitHub tells of it, with fields that nobody reads.
func repositoryJSON(
  id: Int, stars: String = "3", pushedAt: String = #""2024-05-02T08:15:00Z""#, url: String? = nil
) -> String {
  """
  {
    "id": \(id), "node_id": "R_1", "name": "r\(id)", "full_name": "wimes/r\(id)", "private": false,
    "description": null, "language": "Swift", "stargazers_count": \(stars), "forks_count": 1,
    "pushed_at": \(pushedAt), "html_url": \(url ?? #""https://github.com/wimes/r\#(id)""#),
    "owner": { "login": "wimes" }
  }
  """
}

/// The repository that `repositoryJSON` tells of.
func repository(id: Int) -> Repository {
  Repository(
    id: id, name: "r\(id)", fullName: "wimes/r\(id)", language: "Swift", stars: 3, forks: 1,
    pushedAt: Date(timeIntervalSince1970: 1_714_637_700),
    url: URL(filePath: "wimes/r\(id)", relativeTo: URL(string: "https://github.com/")).absoluteURL)
}
