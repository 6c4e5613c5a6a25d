/// An ``AnyCasePath``, as code written before case key paths uses to name a case.
///
/// Operators take this protocol in place of the type, so that the compiler does not mistake a
/// wrong key path for an `AnyCasePath` in its messages.
public protocol _CasePathConvertible<_Root, _Value> {
  /// The type with the case.
  associatedtype _Root
  /// The type of the case's value.
  associatedtype _Value

  /// The case path itself.
  var _casePath: AnyCasePath<_Root, _Value> { get }
}

extension AnyCasePath: _CasePathConvertible, _Weighty {
  /// The case path itself.
  @inlinable
  public var _casePath: AnyCasePath<Root, Value> { self }
}
