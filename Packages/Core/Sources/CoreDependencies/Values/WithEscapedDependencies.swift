/// Passes the current dependencies to an operation, for use in an escaping closure.
///
/// Callbacks of other systems run outside the task that registered them and lose its overrides:
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   center.onChange { dependencies.yield { model.refresh() } }
/// }
/// ```
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Passes the current dependencies to an asynchronous operation, on the caller's actor.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of a scope, for use outside of it.
  ///
  /// They can be used any number of times, on any thread.
  public struct Continuation: Sendable {
    private let dependencies = DependencyValues._current.readingMode

    init() {}

    /// Runs an operation with the dependencies of the scope.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.$_current.withValue(dependencies, operation: operation)
    }

    /// Runs an asynchronous operation with them, on the caller's actor.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.$_current.withValue(dependencies, operation: operation)
    }
  }
}
