/// A type whose cases can be named by key paths.
///
/// Apply ``CasePathable()`` to an enum instead of conforming by hand. The conformance brings case
/// key paths (`\Shape.Cases.circle`) and what is done with them: `is`, `modify`, `[case:]`,
/// pattern matching, and construction.
public protocol CasePathable: _Weighty {
  /// Has one ``AnyCasePath`` property per case.
  associatedtype AllCasePaths

  /// The collected case paths of the type.
  static var allCasePaths: AllCasePaths { get }

  /// The action of the child feature that this, as an action, is about.
  associatedtype _ChildAction = Self

  /// How the state of that feature is held: nothing special, unless this says so.
  associatedtype _ChildHolding = _OptionalAndItsAction
}

/// A child's state is held as an optional.
public enum _OptionalAndItsAction {}

/// A type whose case key paths can be listed: `for keyPath in Shape.allCasePaths { … }`.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

/// A collection of case paths that knows which case a value is in.
public protocol CasePathReflectable<Root> {
  /// The type with the cases.
  associatedtype Root: CasePathable

  /// The case key path of the case that `root` is in.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

extension CasePathable {
  /// The root of this type's case key paths: `\Shape.Cases.circle`.
  public typealias Cases = Case<Self>
}
