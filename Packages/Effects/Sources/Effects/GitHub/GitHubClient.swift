import Core

/// Loads what GitHub shows of an account to everybody.
///
/// The default live value, ``sample``, needs no network; ``http(baseURL:timeout:)`` asks a server.
/// Both read JSON with the `jsonDecoder` dependency and measure time with `continuousClock`.
///
/// Endpoints throw a ``GitHubError``, and `CancellationError` when the calling task is cancelled.
@DependencyClient
public struct GitHubClient: Sendable {
  /// Returns the person or organization that the account belongs to.
  public var user: @Sendable (_ account: String) async throws -> GitHubUser
  /// Returns one page of the account's repositories, which are sorted by name.
  public var repositories:
    @Sendable (_ account: String, _ page: RepositoryPage.Cursor) async throws -> RepositoryPage
}

extension DependencyValues {
  /// The client that loads accounts and their repositories.
  public var gitHub: GitHubClient {
    get { self[GitHubClient.self] }
    set { self[GitHubClient.self] = newValue }
  }
}
