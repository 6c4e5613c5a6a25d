/// Who observes a route's screen observes the screen's own fields.
extension Route: ObservationIdentified where Screen: ObservationIdentified {
  public var _$id: ObservableStateID { content._$id }

  public mutating func _$willModify() {
    content._$willModify()
  }
}

/// A route whose array is another to observers only if its screens are.
///
/// Only `Route` conforms.
public protocol _ObservedRoute: ObservationIdentified {
  var _position: UInt64 { get }
  var _arrayVersion: UInt64 { get }
  mutating func _renewArrayVersion()
}

extension Route: _ObservedRoute where Screen: ObservationIdentified {
  public var _position: UInt64 {
    identity.bits &* 0x9E37_79B9_7F4A_7C15 ^ version
  }

  public var _arrayVersion: UInt64 { arrayVersion }

  public mutating func _renewArrayVersion() {
    arrayVersion = ObservableStateID.next()
  }
}

/// An array of routes stays the same while screens only change inside. O(n), without allocation.
extension Array: ObservationIdentified where Element: _ObservedRoute {
  public var _$id: ObservableStateID {
    let tag = reduce(UInt64(count)) { ($0 &* 0x0000_0100_0000_01B3) ^ $1._position }
    return ObservableStateID(location: first?._arrayVersion ?? 0, tag: tag)
  }

  public mutating func _$willModify() {
    if !isEmpty { self[0]._renewArrayVersion() }
  }
}
