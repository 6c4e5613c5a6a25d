import Core

extension GitHubClient: DependencyKey {
  /// The sample data, so that an app works without a network by default.
  public static let liveValue = GitHubClient.sample
}

extension GitHubClient {
  /// Creates a client that loads from `source`.
  public init(source: GitHubSource) {
    switch source {
    case .sample: self = .sample
    case .http(let baseURL): self = .http(baseURL: baseURL)
    }
  }
}
