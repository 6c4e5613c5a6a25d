/// An enum whose macro reads the ids of payloads.
public protocol _CaseIdentified {
  /// Returns the id of the payload that the enum at an address holds; nil if it has none.
  static func _presentedID(at state: UnsafePointer<Self>) -> AnyHashable?
}

/// Returns the id of a payload whose type is known to have one.
@inlinable
public func _presentedID<Payload: Identifiable>(of payload: Payload) -> AnyHashable? {
  AnyHashable(payload.id)
}

/// Returns the id of a payload, if its type turns out to have one.
///
/// Called for a generic payload only, as the presenting reducer does not ask for ids that a type
/// does not have.
public func _presentedID<Payload>(of payload: Payload) -> AnyHashable? {
  func id<Identified: Identifiable>(of payload: Identified) -> AnyHashable {
    AnyHashable(payload.id)
  }
  return (payload as? any Identifiable).map { id(of: $0) }
}
