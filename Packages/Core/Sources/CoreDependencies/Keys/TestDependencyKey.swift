/// Names a dependency and gives the values it has in tests and previews.
///
/// Conform to this protocol in the module that declares an interface, and to ``DependencyKey`` in
/// the module that knows the live implementation.
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// The type of the dependency; the key itself unless stated otherwise.
  associatedtype Value: Sendable = Self

  /// The value in previews; `testValue` by default.
  static var previewValue: Value { get }

  /// The value in tests. It should report an issue wherever a test must say what it expects.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// Whether a `testValue` that reports its use should do so: not where the value is only read to
  /// override a part of it.
  public static var shouldReportUnimplemented: Bool { DependencyResolution.mayReport }

  public static var previewValue: Value { testValue }
}
