import Core

extension GitHubClient: TestDependencyKey {
  /// A client whose use a test must override: an endpoint that is called all the same fails it.
  public static let testValue = GitHubClient()

  public static let previewValue = GitHubClient.sample
}
