import Core
import Effects
import Foundation
import Servers
import Testing

@Suite(.timeLimit(.minutes(20)))
struct GitHubClientHTTPTests {
  @Test func user() async throws {
    let json = """
      {
        "login": "wimes", "name": null, "bio": "Builds apps.", "public_repos": 7, "followers": 2,
        "following": 1, "created_at": "2019-04-01T12:00:00Z",
        "html_url": "https://github.com/wimes"
      }
      """
    let user = try await withGitHub { _, connection in
      connection.reply(text: json)
    } _: { client, _ in
      try await client.user(account: "wimes")
    }
    #expect(
      user
        == GitHubUser(
          login: "wimes", bio: "Builds apps.", publicRepositories: 7, followers: 2, following: 1,
          createdAt: Date(timeIntervalSince1970: 1_554_120_000),
          url: try #require(URL(string: "https://github.com/wimes"))))
  }

  @Test func theRequestSaysWhoAsksForWhat() async throws {
    let requests = Signal<String>()
    try await withGitHub { request, connection in
      requests.send(request)
      connection.reply(text: "[]")
    } _: { client, _ in
      _ = try await client.repositories(account: " wimes ", page: .first)
    }
    let request = try #require(await requests.next())
    #expect(request.hasPrefix("GET /users/wimes/repos?per_page=100&sort=full_name HTTP/1.1\r\n"))
    #expect(request.contains("\r\nUser-Agent: RepoReporter\r\n"))
    #expect(request.contains("\r\nAccept: application/vnd.github+json\r\n"))
    #expect(request.contains("\r\nX-GitHub-Api-Version: 2022-11-28\r\n"))
  }

  @Test func aPathOfTheBaseURLIsKept() async throws {
    let requests = Signal<String>()
    try await withServer { connection in
      requests.send(connection.readRequest())
      connection.reply(text: "[]")
    } _: { url in
      try await withDependencies {
        $0.continuousClock = ContinuousClock()
      } operation: {
        let client = GitHubClient.patient(url.appending(path: "api/v3/"))
        _ = try await client.repositories(account: "wimes", page: .first)
      }
    }
    #expect(await requests.next()?.hasPrefix("GET /api/v3/users/wimes/repos?") == true)
  }

  @Test func pagesLeadFromOneToTheNext() async throws {
    try await withGitHub { request, connection in
      let host =
        request.split(separator: "\r\n").first { $0.hasPrefix("Host: ") }?.dropFirst(6) ?? ""
      if request.hasPrefix("GET /user/9/repos?page=2 ") {
        connection.reply(
          headers: [#"Link: <http://\#(host)/user/9/repos?page=1>; rel="prev first""#],
          text: "[\(repositoryJSON(id: 3))]")
      } else {
        connection.reply(
          headers: [
            #"Link: <http://\#(host)/user/9/repos?page=2>; rel="next", <http://x/>; rel="last""#
          ],
          text: "[\(repositoryJSON(id: 1)), \(repositoryJSON(id: 2))]")
      }
    } _: { client, url in
      let first = try await client.repositories(account: "wimes", page: .first)
      #expect(first.repositories == [repository(id: 1), repository(id: 2)])
      let next = try #require(first.next)
      #expect(next == .at(try #require(URL(string: "\(url)/user/9/repos?page=2"))))
      let last = try await client.repositories(account: "wimes", page: next)
      #expect(last == RepositoryPage(repositories: [repository(id: 3)]))
    }
  }

  @Test(arguments: [
    ("https://elsewhere.example/2", "elsewhere.example:443"),
    ("http://127.0.0.1:1/2", "127.0.0.1:1"),
    ("http://127.0.0.1/2", "127.0.0.1:80"),
    ("mailto:wimes@elsewhere.example", "mailto:wimes@elsewhere.example"),
  ])
  func aNextPageOnAnotherServerLosesNothingAndIsNotAskedFor(link: String, host: String) async throws
  {
    try await withGitHub { _, connection in
      connection.reply(
        headers: ["Link: <\(link)>; rel=\"next\""], text: "[\(repositoryJSON(id: 1))]")
    } _: { client, _ in
      let page = try await client.repositories(account: "wimes", page: .first)
      #expect(page.repositories == [repository(id: 1)])
      let next = try #require(page.next)
      await #expect(throws: GitHubError.strayPage(host: host)) {
        try await client.repositories(account: "wimes", page: next)
      }
    }
  }

  @Test(arguments: ["", "?per_page=100&sort=full_name"])
  func aPageThatNamesItselfAsTheNextIsTheLast(link: String) async throws {
    try await withGitHub { _, connection in
      connection.reply(headers: ["Link: <\(link)>; rel=\"next\""], text: "[]")
    } _: { client, _ in
      let page = try await client.repositories(account: "wimes", page: .first)
      #expect(page.next == nil)
    }
  }

  @Test func theDecoderIsTheSharedOne() async throws {
    let seconds = repositoryJSON(id: 1, pushedAt: "1714637700")
    let page = try await withGitHub { _, connection in
      connection.reply(text: "[\(seconds)]")
    } _: { client, _ in
      try await withDependencies {
        $0.jsonDecoder.dateDecodingStrategy = .secondsSince1970
      } operation: {
        try await client.repositories(account: "wimes", page: .first)
      }
    }
    #expect(page.repositories == [repository(id: 1)])
  }

  @Test func theClockIsTheSharedOne() async throws {
    await #expect(throws: GitHubError.transfer(.timeout(.seconds(15)))) {
      try await withGitHub(timeout: .seconds(15)) { _, connection in
        _ = connection.waitUntilClosed()
      } _: { client, _ in
        try await withDependencies {
          $0.continuousClock = .immediate
        } operation: {
          try await client.user(account: "wimes")
        }
      }
    }
  }
}
