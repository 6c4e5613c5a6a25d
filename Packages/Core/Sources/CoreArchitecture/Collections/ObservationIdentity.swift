public import Observation

extension IdentifiedArray {
  /// Makes the collection another to observers.
  @inlinable
  mutating func _renewStructure() {
    _structureDidChange()
  }
}

extension IdentifiedArray: ObservationIdentified where Element: ObservationIdentified {
  public var _$id: ObservableStateID { ObservableStateID(location: structure, tag: 0) }

  public mutating func _$willModify() {
    _renewStructure()
  }
}

extension IdentifiedArray: ObservableState, Observable where Element: ObservableState {}

/// What `IdentifiedArray` asks after an element was changed in place.
public func _observationIdentity<Element>(of element: Element) -> UInt64? {
  guard let element = element as? any ObservationIdentified else { return nil }
  return element._$id.location ^ element._$id.tag
}

/// Marks an element that is about to be changed in place, and returns its identity; nil if nobody
/// can observe what is in it.
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
