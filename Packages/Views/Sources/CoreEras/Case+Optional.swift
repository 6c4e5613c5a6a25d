public import CoreCasePaths

// Apart from Core, where each component of a case key path has one meaning: with two, a wrong line
// next to eight operators with such paths costs the compiler seven times what a right one costs.

extension Case {
  /// Returns the wrapped value of an optional that a case holds.
  ///
  /// For a case `nickname(String?)`, `\.nickname` can also be a path to `String`.
  @inlinable
  @_disfavoredOverload
  public subscript<Member: _OptionalValue & _OptionalWeights>(
    dynamicMember keyPath: any KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>> & Sendable
  ) -> Case<Member._Wrapped> where Value: CasePathable {
    Member._some(self[dynamicMember: keyPath])
  }
}
