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
