import Core

extension NumbersClient: DependencyKey {
  /// The embedded facts, so that an app works without a network by default.
  public static let liveValue = NumbersClient.embedded
}

extension NumbersClient {
  /// Creates a client that loads facts from `source`.
  ///
  /// The timeout is the time until a whole fact of a server has to be there.
  public init(source: NumbersSource, timeout: Duration = .seconds(10)) {
    switch source {
    case .embedded: self = .embedded
    case .http(let baseURL): self = .http(baseURL: baseURL, timeout: timeout)
    }
  }
}
