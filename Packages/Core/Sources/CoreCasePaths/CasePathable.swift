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
