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

/// A route in an array that, to observers, stays the same while its screens only change inside.
///
/// Only ``Route`` conforms.
public protocol _ObservedRoute: ObservationIdentified {
  /// A hash of the route's identity and version, from which the array's identity is computed.
  var _position: UInt64 { get }

  /// The version of the array, stored in its first route.
  var _arrayVersion: UInt64 { get }

  /// Renews the version of the array before the array is changed in place.
  mutating func _renewArrayVersion()
}

extension Route: _ObservedRoute where Screen: ObservationIdentified {
  /// A hash of the identity and the version of the route.
  public var _position: UInt64 {
    identity.number &* 0x9E37_79B9_7F4A_7C15 ^ version
  }

  /// The version of the array that the route is the first of.
  public var _arrayVersion: UInt64 { arrayVersion }

  /// Gives the array that the route is the first of a new version.
  public mutating func _renewArrayVersion() {
    arrayVersion = ObservableStateID.next()
  }
}
