/// Runs an operation with changed dependencies.
///
/// The change holds for everything the operation calls and for the tasks it starts with `Task {}`
/// or as child tasks. Escaping callbacks leave it: see ``withEscapedDependencies(_:)-sync``.
@discardableResult
@inlinable
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  let values = try DependencyValues._current.updated(by: updateValuesForOperation)
  let result = try DependencyValues.$_current.withValue(values, operation: operation)
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
  let result = try await DependencyValues.$_current.withValue(values, operation: operation)
  if R.self is AnyObject.Type { DependencyModels.remember(result as AnyObject, with: values) }
  return result
}

extension DependencyValues {
  @usableFromInline
  func updated(by update: (inout Self) throws -> Void) rethrows -> Self {
    var values = self
    values.mode = .setting
    try update(&values)
    if !values._isEmpty { DependencyActivity.noteOverride() }
    return values.readingMode
  }

  fileprivate func updated(
    isolation: isolated (any Actor)? = #isolation,
    by update: (inout Self) async throws -> Void
  ) async rethrows -> Self {
    var values = self
    values.mode = .setting
    try await update(&values)
    if !values._isEmpty { DependencyActivity.noteOverride() }
    return values.readingMode
  }
}
