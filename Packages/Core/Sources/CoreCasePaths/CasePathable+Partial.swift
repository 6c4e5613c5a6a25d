extension CasePathable {
  /// The associated value of a case whose type is not known, or nil for another case.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    (Case<Self>()[keyPath: keyPath] as? any ErasedCase)?._extract(from: self)
  }
}

extension PartialKeyPath {
  /// Makes an enum value in the case that the key path names, or nil when `value` has another type
  /// than the case takes.
  @_disfavoredOverload
  public func callAsFunction<Enum>(_ value: Any) -> Enum? where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any ErasedCase)?._embed(value, as: Enum.self)
  }
}
