/// A type whose cases can be named by key paths.
///
/// Apply `@CasePathable` to an enum instead of conforming by hand:
/// ```
/// @CasePathable enum Shape {
///   case circle(radius: Double)
///   case point
/// }
/// let shape = Shape.circle(radius: 1)
/// shape.is(\.point)        // false
/// shape[case: \.circle]    // 1.0
/// ```
/// Key paths also match patterns, modify values in place, and construct.
public protocol CasePathable: _Weighty {
  /// A type with one ``AnyCasePath`` property per case.
  associatedtype AllCasePaths

  /// The case paths of the type, which key paths look up by name.
  static var allCasePaths: AllCasePaths { get }

  /// The action of the child feature that sends this type to its parent.
  ///
  /// Usually the type itself; a `PresentationAction` names the action that it wraps.
  associatedtype _ChildAction = Self

  /// How the parent holds the child's state; as an optional by default.
  associatedtype _ChildHolding = _OptionalAndItsAction
}

extension CasePathable {
  /// The root of this type's case key paths: `\Shape.Cases.circle`.
  public typealias Cases = Case<Self>
}

/// Makes the cases of an enum available as key paths: `\.circle`.
///
/// Generates ``CasePathable/AllCasePaths`` with a property per case and adds the conformances. The
/// value of a case with several associated values is a tuple, that of a case without any is
/// `Void`. Add `@dynamicMemberLookup` to the enum to read `shape.circle` as an optional.
@attached(
  member,
  names: named(AllCasePaths), named(allCasePaths), named(_$Element), named(_$Iterator),
  named(_$Root))
@attached(extension, conformances: CasePathable, CasePathIterable)
public macro CasePathable() = #externalMacro(module: "CoreMacros", type: "CasePathableMacro")

/// A type whose case key paths can be listed: `for keyPath in Shape.allCasePaths { … }`.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

/// A collection of case paths that can tell which case a value is in.
public protocol CasePathReflectable<Root> {
  /// The type with the cases.
  associatedtype Root: CasePathable

  /// Returns the case key path of the case that `root` is in.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The key path of the case that the value is in: `cargo.case == \.grain`.
  public var `case`: PartialCaseKeyPath<Self> { Self.allCasePaths[self] }
}

/// Marks a child whose state is held as an optional, with its own action.
public enum _OptionalAndItsAction {}
