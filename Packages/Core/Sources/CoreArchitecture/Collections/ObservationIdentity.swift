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

/// What `IdentifiedArray` asks before and after an element is changed in place.
public func _observationIdentity<Element>(of element: Element) -> UInt64? {
  guard let element = element as? any ObservationIdentified else { return nil }
  return element._$id.location ^ element._$id.tag
}
