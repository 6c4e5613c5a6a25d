extension Never: CasePathable, CasePathIterable {
  /// The case paths of a type without cases: none.
  @frozen
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    @inlinable
    init() {}

    /// Never called, as there is no value of type `Never`.
    @inlinable
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {}

    /// Returns an iterator over no case key path.
    @inlinable
    public func makeIterator() -> EmptyCollection<PartialCaseKeyPath<Never>>.Iterator {
      EmptyCollection().makeIterator()
    }
  }

  /// The case paths of `Never`: none.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Case {
  /// A case that no value is ever in, for a child that sends nothing: `action: \.never`.
  public var never: Case<Never> {
    Case<Never>(AnyCasePath<Value, Never>(_name: "never", _uninhabited: ()))
  }
}

extension AnyCasePath where Value == Never {
  /// Makes the path to a case that can never be constructed, for generated code.
  @inlinable
  public init(_name name: StaticString, _uninhabited: Void) {
    self.init(_name: name, _embed: Self.absurd, _extract: { _ in nil }, _coversCase: false)
  }

  /// Never called, as there is no value of type `Never`.
  @inlinable
  static func absurd(_ never: Never) -> Root {}
}
