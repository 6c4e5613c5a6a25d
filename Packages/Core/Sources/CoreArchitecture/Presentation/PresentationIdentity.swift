internal import CoreToolchain

/// Reads the identity of states; what kind the type is, is found out once.
@usableFromInline
struct PresentationIdentity<State> {
  private let identifier: ((State) -> AnyHashable)?
  private let isEnum: Bool

  @usableFromInline
  init() {
    isEnum = EnumTag.isEnum(State.self)
    if let type = State.self as? any Identifiable.Type {
      identifier = Self.identifier(type)
    } else {
      identifier = nil
    }
  }

  @usableFromInline
  func callAsFunction(_ state: State) -> PresentationID {
    if let identifier { return PresentationID(tag: 0, id: identifier(state)) }
    guard isEnum else { return PresentationID(tag: 0, id: nil) }
    return PresentationID(tag: EnumTag.tag(of: state), id: payloadIdentifier(of: state))
  }

  private static func identifier<Identified: Identifiable>(
    _: Identified.Type
  ) -> (State) -> AnyHashable {
    { AnyHashable(($0 as! Identified).id) }
  }

  /// The id of the payload of a case, if the payload is identifiable.
  private func payloadIdentifier(of state: State) -> AnyHashable? {
    guard let payload = Mirror(reflecting: state).children.first?.value as? any Identifiable else {
      return nil
    }
    func open<Identified: Identifiable>(_ value: Identified) -> AnyHashable {
      AnyHashable(value.id)
    }
    return open(payload)
  }
}
