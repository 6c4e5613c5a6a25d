/// Runs an operation with changed dependencies.
///
/// The change holds for everything the operation calls and for tasks it starts with `Task {}` or as
/// child tasks. It does not hold in escaping callbacks: see ``withEscapedDependencies(_:)``.
@discardableResult
@inlinable
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  let values = try DependencyValues._current.updated(by: updateValuesForOperation)
  let result = try values.run(operation)
  if R.self is AnyObject.Type { DependencyModels.remember(result as AnyObject, with: values) }
  return result
}

/// Runs an asynchronous operation with changed dependencies, on the caller's actor.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  let values = try await DependencyValues._current.updated(by: updateValuesForOperation)
  let result = try await values.run(operation)
  if R.self is AnyObject.Type { DependencyModels.remember(result as AnyObject, with: values) }
  return result
}

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

/// Sets the values that dependencies have for the rest of the process, or of the current test.
///
/// Call it once, before anything else, in an app's entry point. Unlike in `withDependencies`, the
/// values hold on every thread, but only in the current context. A dependency that was read or
/// prepared before keeps its value, and an issue is reported.
///
/// - Returns: The result of the closure.
@discardableResult
public func prepareDependencies<Result>(
  _ updateValues: (inout DependencyValues) throws -> Result,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) rethrows -> Result {
  let current = DependencyValues._current
  var values = DependencyValues._none
  values.fallback = DependencyOverrides(
    context: current.overriddenContext, defaults: current.defaults)
  values.mode = .preparing
  let result = try updateValues(&values)
  let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  values.install(reportingAt: location)
  return result
}

extension DependencyValues {
  fileprivate func install(reportingAt location: _SourceLocation) {
    let defaults = defaults
    if let context = overrides?.context { defaults.setContext(context) }
    for entry in overrides?.entries ?? [] where entry.box.keyType != DependencyContextKey.self {
      if !defaults.prepare(entry.box, for: entry.key, in: context, at: location) {
        DependencyIssue.preparedTooLate(key: "\(entry.box.keyType)").report(at: location)
      }
    }
  }
}
