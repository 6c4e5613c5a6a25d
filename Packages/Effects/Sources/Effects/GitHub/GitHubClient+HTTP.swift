import Core
import Foundation
import Transfer

extension GitHubClient {
  /// Returns a client for a server that answers as GitHub's API does, without logging in.
  ///
  /// Each call makes a connection of its own; cancelling the calling task closes it at once. A base
  /// URL that cannot be used makes every call throw.
  ///
  /// - Parameters:
  ///   - baseURL: An `http` or `https` URL, such as `https://api.github.com`.
  ///   - timeout: The time until the whole answer has to be there.
  /// - Returns: A client without state between calls.
  public static func http(baseURL: URL, timeout: Duration = .seconds(15)) -> Self {
    Self(
      user: { account in
        let server = GitHubServer(baseURL: baseURL, timeout: timeout)
        let url = try server.url(of: account)
        let (user, _) = try await server.value(
          GitHubUser.self, at: url, ifMissing: .accountUnknown(account))
        return user
      },
      repositories: { account, page in
        let server = GitHubServer(baseURL: baseURL, timeout: timeout)
        let url = try server.url(of: page, account: account)
        let (repositories, head) = try await server.value(
          [Repository].self, at: url,
          ifMissing: page == .first ? .accountUnknown(account) : .pageGone)
        return RepositoryPage(repositories: repositories, next: server.next(after: head, url))
      }
    )
  }
}

/// A server that speaks GitHub's REST API.
private struct GitHubServer {
  /// GitHub's largest page; a repository takes about 6 KiB in it.
  private static let repositoriesPerPage = 100
  private static let limit = 8 * 1024 * 1024

  let baseURL: URL
  let timeout: Duration

  func url(of account: String) throws(GitHubError) -> URL {
    try url(below: ["users", try AccountName(account).text])
  }

  func url(of page: RepositoryPage.Cursor, account: String) throws(GitHubError) -> URL {
    if case .at(let url) = page { return try checked(url) }
    return try url(
      below: ["users", try AccountName(account).text, "repos"],
      query: [
        URLQueryItem(name: "per_page", value: "\(Self.repositoriesPerPage)"),
        URLQueryItem(name: "sort", value: "full_name"),
      ])
  }

  private func url(
    below steps: [String], query: [URLQueryItem] = []
  ) throws(GitHubError) -> URL {
    do throws(BaseURL.Unusable) {
      return try BaseURL(checking: baseURL).url(below: steps, query: query)
    } catch {
      throw .badBaseURL(error.text, error.flaw)
    }
  }

  /// The next page that a page at `url` names, on any server.
  func next(after page: HTTPHead, _ url: URL) -> RepositoryPage.Cursor? {
    guard let target = page.headers["link"].flatMap({ LinkHeader(text: $0).target(of: "next") }),
      let next = URL(string: target, relativeTo: url)?.absoluteURL, next != url
    else { return nil }
    return .at(next)
  }

  /// Returns the URL if it is on this server, and throws if it is not.
  private func checked(_ url: URL) throws(GitHubError) -> URL {
    let isHere = (try? BaseURL(checking: baseURL))?.isSameServer(as: url) == true
    guard isHere else { throw .strayPage(host: url.authority ?? url.absoluteString) }
    return url
  }

  func value<Value: Decodable>(
    _ type: Value.Type, at url: URL, ifMissing missing: GitHubError
  ) async throws -> (Value, HTTPHead) {
    @Dependency(\.continuousClock) var clock
    @Dependency(\.jsonDecoder) var decoder
    let answer: HTTPAnswer
    do {
      answer = try await request(url).download(timeout: timeout, clock: clock)
    } catch let failure as HTTPFailure {
      throw GitHubError.transfer(failure)
    }
    let head = answer.head
    if let limit = head.rateLimit { throw GitHubError.rateLimited(until: limit.end) }
    if head.status == 404 { throw missing }
    guard head.isSuccess else { throw GitHubError.status(head.status) }
    let data = Data(answer.body)
    do {
      return (try decoder.decode(type, from: data), head)
    } catch let error as DecodingError {
      throw GitHubError.badJSON(JSONError(error, in: data))
    }
  }

  private func request(_ url: URL) -> HTTPRequest {
    HTTPRequest(
      url: url,
      headers: [
        "Accept": "application/vnd.github+json",
        // GitHub refuses requests without it.
        "User-Agent": "RepoReporter",
        "X-GitHub-Api-Version": "2022-11-28",
      ],
      limit: Self.limit)
  }
}

/// A name that an account can have on GitHub.
struct AccountName {
  private static let limit = 39

  let text: String

  /// Checks a name, without the white space around it.
  init(_ text: String) throws(GitHubError) {
    let name = text.split(whereSeparator: \.isWhitespace)
    guard name.count == 1, name[0].count <= Self.limit,
      name[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
    else { throw .badAccount(text) }
    self.text = String(name[0])
  }
}
