public import CoreCasePaths
internal import CoreToolchain

/// What the states in one case of an enum, or all states of a type, have in common.
@usableFromInline
final class PresentedCase<State> {
  @usableFromInline typealias Keep = (
    _ state: UnsafePointer<State>, _ tag: Int, _ body: () -> Bool
  ) -> PresentationID?

  /// Keeps a state's id while a closure runs; nil if there are no ids.
  @usableFromInline let keep: Keep?
  /// The type of the actions that end the states; nil if they are not ephemeral.
  @usableFromInline let ephemeralAction: Any.Type?
  /// Whether each state has to be asked, as no macro tells the type of the payload.
  @usableFromInline let isReflected: Bool

  private init(_ type: Any.Type, _ keep: Keep?, isReflected: Bool = false) {
    self.keep = keep
    ephemeralAction = (type as? any _EphemeralState.Type)?.actionType
    self.isReflected = isReflected
  }

  /// Runs a closure, and returns the state's identity before that if the closure needs it.
  @inlinable
  func keeping(
    _ state: UnsafePointer<State>, _ tag: Int, _ body: () -> Bool
  ) -> PresentationID? {
    if let keep { return keep(state, tag, body) }
    return body() ? PresentationID(tag: tag) : nil
  }

  /// What the type itself tells.
  static var ofType: PresentedCase {
    guard let identified = State.self as? any Identifiable.Type else {
      return PresentedCase(State.self, nil)
    }
    return PresentedCase(State.self, keep(identified))
  }

  /// Finds out about the case of a state; reflects where no macro tells the type of its payload.
  static func find(of state: State) -> PresentedCase {
    PayloadType(state: state).visit(caseOf: state).flatMap { $0 } ?? reflected
  }

  fileprivate static func of<Payload>(
    _ path: AnyCasePath<State, Payload>, _ state: State
  ) -> PresentedCase {
    if let type = State.self as? any _CaseIdentified.Type, let keep = generated(type, state) {
      return PresentedCase(Payload.self, keep)
    }
    guard let identified = Payload.self as? any Identifiable.Type else {
      return PresentedCase(Payload.self, nil)
    }
    return PresentedCase(Payload.self, keep(identified, path))
  }

  private static func generated<Enum: _CaseIdentified>(_: Enum.Type, _ state: State) -> Keep? {
    (state as? Enum).flatMap { Enum._idReader(of: $0) as? _IDReader<State> }?.keep
  }

  private static var reflected: PresentedCase {
    let keep: Keep = { state, tag, body in
      let identified = Self.payload(of: state.pointee) as? any Identifiable
      let id = identified.map { Self.anyID(of: $0) }
      return body() ? PresentationID(tag: tag, id: id) : nil
    }
    return PresentedCase(Never.self, keep, isReflected: true)
  }

  /// The type of the actions that end a state, found by reflection.
  @usableFromInline
  static func reflectedEphemeralAction(at state: UnsafePointer<State>) -> Any.Type? {
    (payload(of: state.pointee) as? any _EphemeralState).map { type(of: $0).actionType }
  }

  private static func payload(of state: State) -> Any? {
    Mirror(reflecting: state).children.first?.value
  }

  private static func anyID<Identified: Identifiable>(of payload: Identified) -> AnyHashable {
    AnyHashable(payload.id)
  }

  // Not inlined, so that the payload is not copied.
  @inline(never)
  private static func id<Identified: Identifiable>(of payload: Identified) -> Identified.ID {
    payload.id
  }

  private static func keep<Identified: Identifiable>(_: Identified.Type) -> Keep {
    { state, tag, body in
      let id = id(of: UnsafeRawPointer(state).assumingMemoryBound(to: Identified.self).pointee)
      return body() ? PresentationID(tag: tag, id: AnyHashable(id)) : nil
    }
  }

  private static func keep<Identified: Identifiable, Payload>(
    _: Identified.Type, _ path: AnyCasePath<State, Payload>
  ) -> Keep {
    // The payload's type is the identified one.
    let path = path as! AnyCasePath<State, Identified>
    return { state, tag, body in
      let id = path.extract(from: state.pointee)?.id
      return body() ? PresentationID(tag: tag, id: id.map { AnyHashable($0) }) : nil
    }
  }
}

private struct PayloadType<State>: CaseVisitor {
  let state: State

  func visit<Value>(_ path: AnyCasePath<State, Value>) -> PresentedCase<State>? {
    path.coversCase && EnumTag.isExact(Value.self) ? .of(path, state) : nil
  }
}

/// An enum of states whose macro tells of each case how to read the id of its payload.
public protocol _CaseIdentified {
  /// Returns the reader of ids for the case that a state is in; nil if payloads there have none.
  ///
  /// Called once for each case.
  static func _idReader(of state: Self) -> _IDReader<Self>?
}

/// Reads the ids of the payloads of one case of an enum.
///
/// It is made in code that is compiled with the enum, and so is specialized for its types.
public struct _IDReader<Root> {
  @usableFromInline let keep: PresentedCase<Root>.Keep

  /// Makes a reader for payloads that have ids.
  @inlinable
  public init?<Payload: Identifiable>(_ path: AnyCasePath<Root, Payload>) {
    let extraction = path.extraction
    keep = { state, tag, body in
      let id = extraction(state.pointee)?.id
      return body() ? PresentationID(tag: tag, id: id.map { AnyHashable($0) }) : nil
    }
  }

  /// Makes none, as it is not known that payloads have ids.
  @inlinable
  public init?<Payload>(_ path: AnyCasePath<Root, Payload>) { return nil }
}
