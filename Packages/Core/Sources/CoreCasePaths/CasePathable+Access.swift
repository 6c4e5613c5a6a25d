internal import IssueReporting

extension CasePathable {
  /// Whether the value is in a case: `shape.is(\.circle)`.
  @inlinable
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    guard let end = Case<Self>()[keyPath: keyPath] as? any ErasedCase else { return false }
    return end._matches(self)
  }

  /// Whether a value is in a case, for patterns: `switch shape { case \.circle: … }`.
  @inlinable
  @_disfavoredOverload
  public static func ~= (pattern: PartialCaseKeyPath<Self>, value: Self) -> Bool {
    value.is(pattern)
  }

  /// The associated value of a case, or nil when the value is in another case.
  ///
  /// Setting replaces the associated value. It does nothing with nil, or while the value is in
  /// another case; to change the case, assign a new enum value.
  @inlinable
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { casePath(keyPath).extraction(self) }
    set {
      casePath(keyPath).replace(in: &self, with: newValue)
    }
  }

  /// Returns the associated value of the case with the given name, or nil for another case.
  ///
  /// Annotate the enum with `@dynamicMemberLookup` to write `shape.circle`.
  @inlinable
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extraction(self)
  }
}

extension CasePathable {
  /// Changes the associated value of a case in place: `shape.modify(\.circle) { $0 += 1 }`.
  ///
  /// Reports an issue and does nothing when the value is in another case.
  @inlinable
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard casePath(keyPath).update(&self, { yield(&$0) }) == nil else { return }
    reportMismatch(
      Case<Self>()[keyPath: keyPath], in: self, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

@usableFromInline
func reportMismatch<Root, Value>(
  _ end: Case<Value>, in root: Root,
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  reportIssue(
    """
    "modify" was given a case that the value is not in, so nothing was changed.

      Case: \(end._description)
      Value: \(root)

    Check with "is" first, or bring the value into the case before you modify it.

    More: Documentation/Core.docc/Actions.md#paths-to-cases
    """,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

extension CasePathable {
  /// Returns the associated value of a case with an unknown type, or nil for another case.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    (Case<Self>()[keyPath: keyPath] as? any ErasedCase)?._extract(from: self)
  }
}

extension PartialKeyPath {
  /// Returns an enum value in the case that the key path names.
  ///
  /// Returns nil when `value` is not of the type that the case takes.
  @_disfavoredOverload
  public func callAsFunction<Enum>(_ value: Any) -> Enum? where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any ErasedCase)?._embed(value, as: Enum.self)
  }
}

// The compiler chooses the overloads below for a key path literal with one component, `\.circle`.
// It starts at the case paths themselves, so the optimizer sees through it: some thousand times
// faster than making a case key path and walking it. Chains and stored key paths choose the others.

extension CasePathable {
  /// Whether the value is in a case: `shape.is(\.circle)`.
  @inlinable
  public func `is`<Value>(_ path: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>) -> Bool {
    Self.allCasePaths[keyPath: path].extraction(self) != nil
  }

  /// The associated value of a case, or nil when the value is in another case.
  ///
  /// Setting replaces the associated value. It does nothing with nil, or while the value is in
  /// another case.
  @inlinable
  public subscript<Value>(
    case path: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    get { Self.allCasePaths[keyPath: path].extraction(self) }
    set {
      Self.allCasePaths[keyPath: path].replace(in: &self, with: newValue)
    }
  }

  /// Changes the associated value of a case in place: `shape.modify(\.circle) { $0 += 1 }`.
  ///
  /// Reports an issue and does nothing when the value is in another case.
  @inlinable
  public mutating func modify<Value>(
    _ path: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let path = Self.allCasePaths[keyPath: path]
    guard path.update(&self, { yield(&$0) }) == nil else { return }
    reportMismatch(
      Case(path), in: self, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
