internal import CoreToolchain

/// State of a feature without logic of its own, such as an alert: its first action ends it.
public protocol _EphemeralState<Action> {
  /// The actions that end the presentation.
  associatedtype Action

  /// The metatype of `Action`, for code that knows only the protocol.
  static var actionType: Any.Type { get }
}

extension _EphemeralState {
  /// The metatype of the associated type `Action`.
  public static var actionType: Any.Type { Action.self }
}

extension _EphemeralState {
  /// Returns a node that does nothing.
  @inlinable
  public static func _reducedNode() -> ReducerNode<Self, Action> {
    ReducerNode { _, _ in .none }
  }
}

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

/// Whether an action, or the payload of its case, is of a type.
@usableFromInline
func isAction(_ action: some Any, of type: Any.Type) -> Bool {
  if Swift.type(of: action) == type { return true }
  guard let payload = Mirror(reflecting: action).children.first?.value else { return false }
  return Swift.type(of: payload) == type
}
