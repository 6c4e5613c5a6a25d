public import Observation
internal import Synchronization

extension IdentifiedArray {
  /// Renews the structure token, so that observers take the array for another.
  @inlinable
  mutating func _renewStructure() {
    _structure = _nextStructureToken()
  }
}

extension IdentifiedArray: ObservationIdentified where Element: ObservationIdentified {
  /// The identity of the array: its structure token.
  public var _$id: ObservableStateID { ObservableStateID(location: structure, tag: 0) }

  /// Renews the structure token before the array is changed in place.
  public mutating func _$willModify() {
    _renewStructure()
  }
}

extension IdentifiedArray: ObservableState, Observable where Element: ObservableState {}

/// Returns the identity of an element after a change in place, nil if it is not observable.
public func _observationIdentity<Element>(of element: Element) -> UInt64? {
  guard let element = element as? any ObservationIdentified else { return nil }
  return element._$id.location ^ element._$id.tag
}

/// Renews the identity of an element before a change in place and returns it.
///
/// Returns nil if the element's type is not observable.
public func _willEdit<Element>(_ element: inout Element) -> UInt64? {
  func mark<Identified: ObservationIdentified>(_: Identified.Type) -> UInt64 {
    withUnsafeMutablePointer(to: &element) { element in
      element.withMemoryRebound(to: Identified.self, capacity: 1) { element in
        element.pointee._$willModify()
        return element.pointee._$id.location ^ element.pointee._$id.tag
      }
    }
  }
  return (Element.self as? any ObservationIdentified.Type).map { mark($0) }
}

private let lastStructureToken = Atomic<UInt64>(0)

/// A number that no other call in this process returns; never 0.
@usableFromInline
func _nextStructureToken() -> UInt64 {
  lastStructureToken.wrappingAdd(1, ordering: .relaxed).newValue
}
