/// Runs an operation with the dependencies a model was created with.
///
/// A parent model creates its children inside it, so that its overrides hold for them. Overrides of
/// the current scope take precedence. The model must have a `@Dependency` property or have been
/// returned from `withDependencies`; otherwise an issue is reported.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model, { _ in }, operation: operation,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Runs an operation with the dependencies a model was created with and further changes.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) rethrows -> R {
  let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let values = DependencyModels.values(of: model, reportingAt: location)
  return try withDependencies {
    $0 = values.merging($0)
    $0.mode = .setting
    try updateValuesForOperation(&$0)
  } operation: {
    try operation()
  }
}

/// Runs an asynchronous operation with the dependencies a model was created with.
///
/// It runs on the caller's actor.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    from: model, { _ in }, operation: operation,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Runs an asynchronous operation with a model's dependencies and further changes.
///
/// It runs on the caller's actor.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async rethrows -> R {
  let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let values = DependencyModels.values(of: model, reportingAt: location)
  return try await withDependencies {
    $0 = values.merging($0)
    $0.mode = .setting
    try await updateValuesForOperation(&$0)
  } operation: {
    try await operation()
  }
}
