extension Never: CasePathable, CasePathIterable {
  /// The case paths of a type without cases: none.
  @frozen
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    @inlinable
    init() {}

    @inlinable
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {}

    @inlinable
    public func makeIterator() -> EmptyCollection<PartialCaseKeyPath<Never>>.Iterator {
      EmptyCollection().makeIterator()
    }
  }

  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Case {
  /// A case that no value is in, for a child that sends nothing: `action: \.never`.
  public var never: Case<Never> {
    Case<Never>(AnyCasePath<Value, Never>(_name: "never", _uninhabited: ()))
  }
}

extension AnyCasePath where Value == Never {
  /// For the macro's generated code: the path to a case that can never be made.
  @inlinable
  public init(_name name: StaticString, _uninhabited: Void) {
    self.init(_name: name, _embed: Self.absurd, _extract: { _ in nil })
  }

  /// Cannot be called: there is no `Never` to call it with.
  @inlinable
  static func absurd(_ never: Never) -> Root {}
}
