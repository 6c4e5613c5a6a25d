import Core

extension NumbersClient: DependencyKey {
  /// The embedded facts, so that an app works without a network unless it is told otherwise.
  public static let liveValue = NumbersClient.embedded
}

extension NumbersClient {
  /// A client that gets its facts from `source`.
  public init(source: NumbersSource) {
    switch source {
    case .embedded: self = .embedded
    case .http(let baseURL): self = .http(baseURL: baseURL)
    }
  }
}
