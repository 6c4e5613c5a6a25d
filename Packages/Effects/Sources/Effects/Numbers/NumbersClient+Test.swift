import Core

extension NumbersClient: TestDependencyKey {
  /// A client without endpoints: a test that calls one without overriding it fails.
  public static let testValue = NumbersClient()

  /// The embedded facts, which need no network.
  public static let previewValue = NumbersClient.embedded
}
