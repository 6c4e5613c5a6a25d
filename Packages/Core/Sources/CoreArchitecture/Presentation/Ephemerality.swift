internal import CoreToolchain

/// Tells which states of a type are ephemeral, and which actions end them.
///
/// A state is ephemeral by itself or by the payload of the enum case it is in.
@usableFromInline
struct Ephemerality<State> {
  private enum Kind {
    case always(Any.Type), never, perCase
  }

  private let kind: Kind

  @usableFromInline
  init() {
    if let state = State.self as? any _EphemeralState.Type {
      kind = .always(state.actionType)
    } else {
      kind = EnumTag.isEnum(State.self) ? .perCase : .never
    }
  }

  /// The type of the actions that end a state, or nil if it is not ephemeral.
  @usableFromInline
  func actionType(of state: State) -> Any.Type? {
    switch kind {
    case .always(let type): type
    case .never: nil
    case .perCase:
      (Mirror(reflecting: state).children.first?.value as? any _EphemeralState)
        .map { type(of: $0).actionType }
    }
  }
}
