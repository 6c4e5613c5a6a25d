/// Gives a type access to one of its dependencies.
///
/// ```swift
/// @Dependency(\.uuid) var uuid
/// @Dependency(APIClient.self) var apiClient
/// ```
///
/// Each read takes the value from the current task's ``DependencyValues``. Values overridden where
/// the property was created apply unless the task overrides them again. Creating, copying and
/// reading the property allocate nothing.
@propertyWrapper
@frozen
public struct Dependency<Value>: Sendable {
  @frozen
  @usableFromInline
  enum Source: Sendable {
    case property(any KeyPath<DependencyValues, Value> & Sendable)
    case key(any TestDependencyKey.Type)
    case cast(@Sendable (DependencyValues, _SourceLocation) -> Value)
  }

  @usableFromInline let source: Source
  /// The dependencies that were current where the property was created.
  public let initialValues: DependencyValues
  @usableFromInline let location: _SourceLocation

  /// Makes access to a dependency that is a property of ``DependencyValues``.
  @inlinable
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    source = .property(keyPath)
    initialValues = DependencyActivity.isQuiet ? ._none : DependencyValues._current
    location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes access to a dependency by its key, for one without a property.
  @inlinable
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Key.Value == Value {
    source = .key(key)
    initialValues = DependencyActivity.isQuiet ? ._none : DependencyValues._current
    location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The value of the dependency in the current task.
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
    case .cast(let read): read(values, location)
    }
  }

  @inlinable
  func read<Key: TestDependencyKey>(_ key: Key.Type, of values: DependencyValues) -> Value {
    let value = values.value(of: key, from: location, function: "")
    // `init(_: Key.Type)` is the only way to a `.key`, and it demands `Key.Value == Value`.
    return withUnsafePointer(to: value) {
      UnsafeRawPointer($0).assumingMemoryBound(to: Value.self).pointee
    }
  }
}

extension Dependency {
  /// Makes access to a dependency as a type that its value is of, such as the type behind `any`.
  ///
  /// ```swift
  /// @Dependency(\.tides, as: TideTable.self) var tides
  /// ```
  ///
  /// Reading a value of another type stops the process.
  public init<Whole>(
    _ keyPath: any KeyPath<DependencyValues, Whole> & Sendable, as type: Value.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(fileID: fileID, filePath: filePath, line: line, column: column) { values, location in
      cast(values[keyPath: keyPath], at: location)
    }
  }

  /// Makes access to a dependency by its key, as a type that its value is of.
  ///
  /// Reading a value of another type stops the process.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type, as type: Value.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(fileID: fileID, filePath: filePath, line: line, column: column) { values, location in
      cast(values.value(of: key, from: location, function: ""), at: location)
    }
  }

  private init(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt,
    read: @escaping @Sendable (DependencyValues, _SourceLocation) -> Value
  ) {
    source = .cast(read)
    initialValues = DependencyActivity.isQuiet ? ._none : DependencyValues._current
    location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

private func cast<Whole, Value>(_ whole: Whole, at location: _SourceLocation) -> Value {
  guard let value = whole as? Value else {
    preconditionFailure(
      """
      '@Dependency(…, as: \(Value.self).self)' at \(location.fileID):\(location.line) has read a \
      value of type \(type(of: whole as Any)).
      """)
  }
  return value
}

/// A property that keeps the dependencies of the place where it was created.
public protocol _HasInitialValues {
  /// The dependencies that were current where the property was created.
  var initialValues: DependencyValues { get }
}

extension Dependency: _HasInitialValues {}
