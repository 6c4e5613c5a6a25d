/// Identifies a dependency and gives its value for the running app.
///
/// A test must override a key without a `testValue` of its own. Reading it without an override
/// reports an issue with the key, the property and the fix, and returns `previewValue`.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value when the app runs.
  static var liveValue: Value { get }

  /// The type of the dependency; the key itself by default.
  associatedtype Value: Sendable = Self

  /// The value in previews; `liveValue` by default.
  static var previewValue: Value { get }

  /// The value in tests; by default `previewValue`, and reading it reports an issue.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value, for keys without a preview value of their own.
  public static var previewValue: Value { liveValue }

  /// The preview value; reading it reports an issue.
  ///
  /// For keys without a test value of their own.
  public static var testValue: Value {
    DependencyResolution.noteMissingTestValue(of: Self.self)
    return previewValue
  }
}

/// Identifies a dependency and gives its values in tests and previews.
///
/// Conform to this protocol in the module that declares an interface, and to ``DependencyKey`` in
/// the module with the live implementation.
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// The type of the dependency; the key itself by default.
  associatedtype Value: Sendable = Self

  /// The value in previews; `testValue` by default.
  static var previewValue: Value { get }

  /// The value in tests.
  ///
  /// Its members should report an issue wherever a test must choose what they do.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// Whether a `testValue` that reports its use should do so now.
  ///
  /// False while the value is only read to override a part of it.
  public static var shouldReportUnimplemented: Bool { DependencyResolution.mayReport }

  /// The test value, for keys without a preview value of their own.
  public static var previewValue: Value { testValue }
}

/// A key that belongs to this library.
protocol BuiltInDependencyKey: DependencyKey {}
