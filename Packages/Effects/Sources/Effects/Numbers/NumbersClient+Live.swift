import Core

extension NumbersClient: DependencyKey {
  /// The embedded facts, so that an app works without a network by default.
  public static let liveValue = NumbersClient.embedded
}

extension NumbersClient {
  /// Creates a client that loads facts from `source`.
  public init(source: NumbersSource) {
    switch source {
    case .embedded: self = .embedded
    case .http(let baseURL): self = .http(baseURL: baseURL)
    }
  }
}
