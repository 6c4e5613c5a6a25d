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
