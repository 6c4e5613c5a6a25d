import Core
import Effects
import Foundation
import Servers
import Testing

@Suite(.timeLimit(.minutes(20)))
struct GitHubClientHTTPFailureTests {
  /// Expects that asking such a server for repositories fails with the error.
  private func expect(
    _ error: GitHubError, account: String = "wimes",
    now: Date = Date(timeIntervalSince1970: 1_000),
    sourceLocation: SourceLocation = #_sourceLocation,
    from respond: @escaping @Sendable (Connection) -> Void
  ) async {
    await #expect(throws: error, sourceLocation: sourceLocation) {
      try await withGitHub(now: now) {
        respond($1)
      } _: { client, _ in
        try await client.repositories(account: account, page: .first)
      }
    }
  }

  @Test(arguments: [403, 429])
  func theLimitByTheHour(status: Int) async {
    let end = Date(timeIntervalSince1970: 1_795_269_900)
    await expect(.rateLimited(until: end), now: end.addingTimeInterval(-3_600)) {
      $0.reply(
        "\(status) Sorry",
        headers: ["X-RateLimit-Remaining: 0", "X-RateLimit-Reset: 1795269900"], text: "{}")
    }
  }

  @Test(arguments: [403, 429])
  func theLimitForQuickSuccessions(status: Int) async {
    await expect(.rateLimited(until: Date(timeIntervalSince1970: 1_060))) {
      $0.reply(
        "\(status) Sorry", headers: ["Retry-After: 60", "X-RateLimit-Remaining: 12"], text: "{}")
    }
  }

  @Test func aLimitThatEndsAtADate() async {
    let end = Date(timeIntervalSince1970: 1_795_269_900)
    await expect(.rateLimited(until: end), now: end.addingTimeInterval(-60)) {
      $0.reply(
        "429 Sorry", headers: ["Retry-After: Sat, 21 Nov 2026 14:05:00 GMT"], text: "{}")
    }
  }

  @Test(arguments: [
    "X-RateLimit-Reset: 1795269900000", "X-RateLimit-Reset: 999999999999999999999",
    "X-RateLimit-Reset: 0", "X-RateLimit-Reset: -5", "X-RateLimit-Reset: nan",
    "X-RateLimit-Reset: soon", "Retry-After: 1e300", "Retry-After: inf", "Retry-After: -1",
    "Retry-After: 864000", "Retry-After: Sat, 21 Nov 999999999 14:05:00 GMT", "Retry-After: later",
  ])
  func aLimitThatSaysATimeThatCannotBe(header: String) async {
    await expect(.rateLimited(until: nil)) {
      $0.reply("429 Sorry", headers: ["X-RateLimit-Remaining: 0", header], text: "{}")
    }
  }

  @Test func aLimitThatSaysNoTime() async {
    await expect(.rateLimited(until: nil)) { $0.reply("429 Too Many Requests", text: "") }
  }

  @Test func forbiddenWithRequestsLeftIsNoLimit() async {
    await expect(.status(403)) {
      $0.reply("403 Forbidden", headers: ["X-RateLimit-Remaining: 59"], text: "{}")
    }
  }

  @Test func unknownAccount() async {
    await expect(.accountUnknown("wimes")) { $0.reply("404 Not Found", text: "{}") }
  }

  @Test func aLaterPageThatIsGoneIsNoUnknownAccount() async throws {
    try await withGitHub { _, connection in
      connection.reply("404 Not Found", text: "{}")
    } _: { client, url in
      let second = RepositoryPage.Cursor.at(url.appending(path: "2"))
      await #expect(throws: GitHubError.pageGone) {
        try await client.repositories(account: "wimes", page: second)
      }
    }
  }

  @Test(arguments: [302, 401, 418, 500, 503])
  func statusThatIsNoSuccess(status: Int) async {
    await expect(.status(status)) { $0.reply("\(status) Sorry", text: "<h1>Sorry</h1>") }
  }

  @Test(arguments: ["", " ", "a b", "../zen", "wimes/x", "é", String(repeating: "w", count: 40)])
  func nameThatNoAccountCanHave(name: String) async {
    await expect(.badAccount(name), account: name) { $0.reply(text: "[]") }
  }

  @Test(arguments: [
    ("<html>", JSONError(.notJSON)),
    ("", JSONError(.notJSON)),
    ("{}", JSONError(.other(expected: "a list"))),
    ("[3]", JSONError(field: "[0]", .other(expected: "an object"))),
    ("[{}]", JSONError(field: "[0].id", .missing)),
    (
      "[\(repositoryJSON(id: 1)), \(repositoryJSON(id: 2, stars: #""many""#))]",
      JSONError(field: "[1].stargazers_count", .other(expected: "a whole number"))
    ),
    (
      "[\(repositoryJSON(id: 1, stars: "null"))]",
      JSONError(field: "[0].stargazers_count", .null(expected: "a whole number"))
    ),
    (
      "[\(repositoryJSON(id: 1, pushedAt: #""yesterday""#))]",
      JSONError(
        field: "[0].pushed_at",
        .unreadable(reason: "a date looks like 2026-11-21T14:05:00Z"))
    ),
    (
      "[\(repositoryJSON(id: 1, pushedAt: #""99999-01-01T00:00:00Z""#))]",
      JSONError(
        field: "[0].pushed_at",
        .unreadable(reason: "a date looks like 2026-11-21T14:05:00Z"))
    ),
    ("[\(repositoryJSON(id: 1, stars: "9e99"))]", JSONError(.badNumber)),
    ("[\(repositoryJSON(id: 1, stars: "99999999999999999999"))]", JSONError(.badNumber)),
    ("[\(repositoryJSON(id: 1, stars: "3.5"))]", JSONError(.badNumber)),
    ("[\(repositoryJSON(id: 1))] and more", JSONError(.notJSON)),
    (String(repeating: "[", count: 100_000), JSONError(.notJSON)),
    (
      "[\(repositoryJSON(id: 1, pushedAt: "7"))]",
      JSONError(field: "[0].pushed_at", .other(expected: "text"))
    ),
    (
      "[\(repositoryJSON(id: 1, url: #""""#))]",
      JSONError(field: "[0].html_url", .unreadable(reason: "Invalid URL string"))
    ),
  ])
  func badJSONIsNamedByItsField(json: String, flaw: JSONError) async {
    await expect(.badJSON(flaw)) { $0.reply(text: json) }
  }

  @Test func answerThatBreaksOff() async {
    await expect(.transfer(.interrupted)) {
      $0.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[")
    }
  }

  @Test func refusedConnection() async throws {
    let socket = try ListeningSocket(refusesConnections: true)
    await #expect(throws: GitHubError.transfer(.cannotConnect("127.0.0.1:\(socket.port)"))) {
      try await withDependencies {
        $0.continuousClock = ContinuousClock()
      } operation: {
        try await GitHubClient.patient(socket.url).user(account: "wimes")
      }
    }
  }

  @Test func baseURLThatCannotBeUsed() async throws {
    let url = try #require(URL(string: "ftp://example.org"))
    await #expect(throws: GitHubError.badBaseURL("ftp://example.org", .notHTTP)) {
      try await GitHubClient.patient(url).user(account: "wimes")
    }
  }

  @Test func cancellationClosesTheConnection() async throws {
    let closed = Signal<Bool>()
    let requested = Signal<Void>()
    try await withGitHub { _, connection in
      requested.send(())
      closed.send(connection.waitUntilClosed())
    } _: { client, _ in
      let task = Task { try await client.user(account: "wimes") }
      await requested.next()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(await closed.next() == true)
    }
  }
}
