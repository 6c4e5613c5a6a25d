internal import CoreCasePaths

/// State of a feature without logic of its own, such as an alert: it ends with its first action.
public protocol _EphemeralState<Action> {
  associatedtype Action
  static var actionType: Any.Type { get }
}

extension _EphemeralState {
  public static var actionType: Any.Type { Action.self }
}

/// Asks presented states whether they are ephemeral, also inside the case of an enum.
@usableFromInline
struct Ephemerality<State> {
  private enum Kind {
    case always, never, perCase
  }

  private let kind: Kind

  @usableFromInline
  init() {
    if State.self is any _EphemeralState.Type {
      kind = .always
    } else {
      kind = EnumTag.isEnum(State.self) ? .perCase : .never
    }
  }

  @usableFromInline
  func callAsFunction(_ state: State) -> Bool {
    switch kind {
    case .always: true
    case .never: false
    case .perCase: Mirror(reflecting: state).children.first?.value is any _EphemeralState
    }
  }
}
