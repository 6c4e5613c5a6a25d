/// Gives a type access to one of its dependencies.
///
/// ```swift
/// @Dependency(\.uuid) var uuid
/// @Dependency(APIClient.self) var apiClient
/// ```
///
/// Each read asks the current task's ``DependencyValues``; what was overridden where the property
/// was created holds beneath it. Creating and copying the property allocates nothing, and neither
/// does reading it.
@propertyWrapper
@frozen
public struct Dependency<Value>: Sendable {
  @frozen
  @usableFromInline
  enum Source: Sendable {
    case property(any KeyPath<DependencyValues, Value> & Sendable)
    case key(any TestDependencyKey.Type)
  }

  @usableFromInline let source: Source
  public let initialValues: DependencyValues
  @usableFromInline let location: SourceLocation

  /// A dependency that is a property of ``DependencyValues``.
  @inlinable
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    source = .property(keyPath)
    initialValues = DependencyActivity.isQuiet ? ._none : DependencyValues._current
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A dependency that has a key but no property.
  @inlinable
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    source = .key(key)
    initialValues = DependencyActivity.isQuiet ? ._none : DependencyValues._current
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The value the dependency has in the current task.
  @inlinable
  public var wrappedValue: Value {
    DependencyActivity.isQuiet ? read(._none) : readCurrent()
  }

  @inlinable
  @inline(never)
  func readCurrent() -> Value {
    var values = DependencyValues._current
    if !initialValues._isEmpty { values = initialValues.merging(values) }
    guard DependencyActivity.mayReport else { return read(values) }
    return location.bindAsReader { read(values) }
  }

  @inlinable
  func read(_ values: DependencyValues) -> Value {
    switch source {
    case .property(let keyPath): values[keyPath: keyPath]
    case .key(let key): read(key, of: values)
    }
  }

  @inlinable
  func read<Key: TestDependencyKey>(_ key: Key.Type, of values: DependencyValues) -> Value {
    let value = values[
      key,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column,
      function: ""
    ]
    // `init(_: Key.Type)` is the only way to a `.key`, and it demands `Key.Value == Value`.
    return withUnsafePointer(to: value) {
      UnsafeRawPointer($0).assumingMemoryBound(to: Value.self).pointee
    }
  }
}

extension Dependency: _HasInitialValues {}

/// A property that remembers the dependencies of the place where it was created.
public protocol _HasInitialValues {
  var initialValues: DependencyValues { get }
}
