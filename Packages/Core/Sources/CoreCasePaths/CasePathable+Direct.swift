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
