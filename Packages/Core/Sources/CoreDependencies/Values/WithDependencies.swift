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
