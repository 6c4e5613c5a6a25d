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

/// Stores, for objects returned from `withDependencies`, the dependencies overridden there.
@usableFromInline
enum DependencyModels {
  private struct Entry: Sendable {
    // `nonisolated(unsafe)`: the reference is only compared with nil and with another reference.
    nonisolated(unsafe) weak var model: AnyObject?
    let values: DependencyValues
  }

  private struct Entries: Sendable {
    var byModel: [ObjectIdentifier: Entry] = [:]
    /// The size at which entries of released models are removed; doubling makes adding O(1).
    var sweepSize = 64
  }

  private static let entries = Locked(Entries())

  /// The number of entries, including those of released models that are not removed yet.
  static var rememberedCount: Int { entries.withLock { $0.byModel.count } }

  @usableFromInline
  static func remember(_ model: AnyObject, with values: DependencyValues) {
    guard !values._isEmpty else { return }
    let id = ObjectIdentifier(model)
    // Sent into the closure, where it is only compared with another reference.
    let entry = Entry(model: model, values: values)
    entries.withLock { entries in
      let known = entries.byModel[id].flatMap { $0.model === entry.model ? $0 : nil }
      // The innermost of nested scopes comes first, and its values take precedence.
      entries.byModel[id] =
        known.map {
          Entry(model: $0.model, values: values.merging($0.values))
        } ?? entry
      guard entries.byModel.count >= entries.sweepSize else { return }
      entries.byModel = entries.byModel.filter { $0.value.model != nil }
      entries.sweepSize = max(64, entries.byModel.count * 2)
    }
  }

  /// Returns the values a model was created with; empty, with an issue reported, if it has none.
  static func values<Model: AnyObject>(
    of model: Model, reportingAt location: _SourceLocation
  ) -> DependencyValues {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let current = mirror {
      for child in current.children {
        if let property = child.value as? any _HasInitialValues { return property.initialValues }
      }
      mirror = current.superclassMirror
    }
    let entry = entries.withLock { $0.byModel[ObjectIdentifier(model)] }
    if let entry, entry.model === model { return entry.values }
    DependencyIssue.modelWithoutDependencies(model: "\(Model.self)").report(at: location)
    return ._none
  }
}
