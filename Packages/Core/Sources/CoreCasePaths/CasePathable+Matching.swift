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
