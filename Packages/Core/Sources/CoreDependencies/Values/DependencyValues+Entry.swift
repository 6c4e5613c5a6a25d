// What the code that `@DependencyEntry` generates for a property without a default needs.

extension DependencyValues {
  /// The value of a type that is its own key; for generated code.
  public subscript<Key: TestDependencyKey, Other: TestDependencyKey<Key>>(
    _entry type: Key.Type, _ other: Other.Type,
    fileID fileID: StaticString = #fileID, filePath filePath: StaticString = #filePath,
    line line: UInt = #line, column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key where Key.Value == Key {
    get {
      self[
        type, fileID: fileID, filePath: filePath, line: line, column: column, function: function]
    }
    set { self[type] = newValue }
  }

  /// The value of the generated key, for a type that is no key; for generated code.
  public subscript<Key: TestDependencyKey>(
    _entry type: Key.Value.Type, _ key: Key.Type,
    fileID fileID: StaticString = #fileID, filePath filePath: StaticString = #filePath,
    line line: UInt = #line, column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    get {
      self[key, fileID: fileID, filePath: filePath, line: line, column: column, function: function]
    }
    set { self[key] = newValue }
  }
}

/// Stops the process, as a dependency without any value was read before it was overridden.
public func _valueWithoutDefault<Value>(_ property: String) -> Value {
  fatalError(
    """
    '@Dependency(\\.\(property))' was read, but '@DependencyEntry var \(property)' has no value. \
    Override it with 'withDependencies' or 'prepareDependencies', or give the property a default, \
    which is its value in tests, and the attribute a 'liveValue:'.

    More: Documentation/Core.docc/Dependencies.md#what-is-reported
    """)
}
