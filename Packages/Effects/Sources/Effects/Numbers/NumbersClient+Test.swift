import Core

extension NumbersClient: TestDependencyKey {
  /// A client whose use a test must override: an endpoint that is called all the same fails it.
  public static let testValue = NumbersClient()

  public static let previewValue = NumbersClient.embedded
}
