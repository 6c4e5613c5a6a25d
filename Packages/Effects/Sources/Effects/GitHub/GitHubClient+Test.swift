import Core

extension GitHubClient: TestDependencyKey {
  /// A client without endpoints: a test that calls one without overriding it fails.
  public static let testValue = GitHubClient()

  /// The sample data, which needs no network.
  public static let previewValue = GitHubClient.sample
}
