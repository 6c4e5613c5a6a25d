/// To observers a route is its screen, whose fields have observers of their own.
extension Route: ObservationIdentified where Screen: ObservationIdentified {
  /// The identity of the screen.
  public var _$id: ObservableStateID { content._$id }

  /// Renews the identity of the screen before the route is changed in place.
  public mutating func _$willModify() {
    content._$willModify()
  }
}

/// Gives an array of routes an identity, which stays while the screens only change inside.
///
/// Reading it takes O(n) and allocates nothing.
extension Array: ObservationIdentified where Element: _ObservedRoute {
  /// The identity of the array, computed from those of its routes in order.
  public var _$id: ObservableStateID {
    let tag = reduce(UInt64(count)) { ($0 &* 0x0000_0100_0000_01B3) ^ $1._position }
    return ObservableStateID(location: first?._arrayVersion ?? 0, tag: tag)
  }

  /// Renews the identity of the array before it is changed in place.
  public mutating func _$willModify() {
    if !isEmpty { self[0]._renewArrayVersion() }
  }
}

extension ObservationStateRegistrar {
  /// Begins a change in place of an array of routes: renews its identity and returns it.
  @inlinable
  public func willModify<Element: _ObservedRoute>(
    _ property: UInt64, _ value: inout [Element]
  ) -> ObservableStateID {
    value._$willModify()
    return value._$id
  }
}
