extension CasePathable {
  /// Whether the value is in the case: `shape.is(\.circle)`.
  @inlinable
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    guard let end = Case<Self>()[keyPath: keyPath] as? any ErasedCase else { return false }
    return end._matches(self)
  }

  /// Matches a value that is in the case: `switch shape { case \.circle: … }`.
  @inlinable
  @_disfavoredOverload
  public static func ~= (pattern: PartialCaseKeyPath<Self>, value: Self) -> Bool {
    value.is(pattern)
  }

  /// The associated value of the case, or nil when the value is in another case.
  ///
  /// Setting replaces the associated value while the value is in the case. Setting nil, or while it
  /// is in another case, does nothing: assign the value itself to bring it into another case.
  @inlinable
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { casePath(keyPath).extraction(self) }
    set {
      casePath(keyPath).replace(in: &self, with: newValue)
    }
  }

  /// The associated value of the case of that name, or nil when the value is in another case.
  ///
  /// Annotate the enum with `@dynamicMemberLookup` to write `shape.circle`.
  @inlinable
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extraction(self)
  }
}
