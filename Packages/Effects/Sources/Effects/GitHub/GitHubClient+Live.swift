import Core

extension GitHubClient: DependencyKey {
  /// The sample data, so that an app works without a network unless it is told otherwise.
  public static let liveValue = GitHubClient.sample
}

extension GitHubClient {
  /// A client that asks `source`.
  public init(source: GitHubSource) {
    switch source {
    case .sample: self = .sample
    case .http(let baseURL): self = .http(baseURL: baseURL)
    }
  }
}
