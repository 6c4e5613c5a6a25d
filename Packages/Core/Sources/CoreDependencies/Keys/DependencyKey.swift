/// Names a dependency and gives the value it has when the app runs.
///
/// A key without a `testValue` of its own may not be reached in a test: doing so reports an issue
/// that names the key, the property and the fix, and hands out `previewValue`.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value when the app runs.
  static var liveValue: Value { get }

  associatedtype Value: Sendable = Self

  /// The value in previews; `liveValue` by default.
  static var previewValue: Value { get }

  /// The value in tests; by default `previewValue`, and reading it reports an issue.
  static var testValue: Value { get }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }

  public static var testValue: Value {
    DependencyResolution.noteMissingTestValue(of: Self.self)
    return previewValue
  }
}
