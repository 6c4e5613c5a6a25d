public import CoreDependencies
internal import IssueReporting
public import Testing

/// Overrides dependencies for a test, or for all tests of a suite.
///
/// Traits of a suite come before those of its tests, and each sees what the earlier ones have set.
public struct DependenciesTrait: SuiteTrait, TestTrait, TestScoping {
  let updateValues: @Sendable (inout DependencyValues) async throws -> Void

  /// True: the trait of a suite also holds in the suites within it.
  public var isRecursive: Bool { true }

  /// Runs a test with the dependencies overridden, and throws what the override or the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      try await updateValues(&$0)
    } operation: {
      try await function()
    }
  }
}

extension Trait where Self == DependenciesTrait {
  /// Overrides one dependency, or a part of it, with a value made anew for each test.
  ///
  /// ```swift
  /// @Test(.dependency(\.continuousClock, .immediate)) func tides() async { … }
  /// ```
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { values in
      let value = try value()
      // A key path reads what it replaces, and a test value may report that it is read.
      withIssueReporters([]) { values[keyPath: keyPath] = value }
    }
  }

  /// Overrides a dependency that is its own key, with a value made anew for each test.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value.Value == Value {
    Self { $0[Value.self] = try value() }
  }

  /// Overrides nothing: each test has values of its own anyway.
  public static var dependencies: Self { Self { _ in } }

  /// Overrides any number of dependencies in one closure, which runs anew for each test.
  ///
  /// ```swift
  /// @Suite(.dependencies { $0.uuid = .incrementing }) struct BerthTests { … }
  /// ```
  ///
  /// The closure may wait for what it needs.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(updateValues: updateValues)
  }
}
