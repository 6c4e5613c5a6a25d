/// What code before case key paths names a case with: an ``AnyCasePath``, and nothing else.
///
/// Operators take it in place of the type itself, so that a wrong key path is not taken for one.
public protocol _CasePathConvertible<_Root, _Value> {
  associatedtype _Root
  associatedtype _Value

  var _casePath: AnyCasePath<_Root, _Value> { get }
}

/// A case path by its value: `/Action.row`.
public typealias _CasePathValue<Root, Value> = _CasePathConvertible<Root, Value> & _Weighty

extension AnyCasePath: _CasePathConvertible, _Weighty {
  @inlinable
  public var _casePath: AnyCasePath<Root, Value> { self }
}
