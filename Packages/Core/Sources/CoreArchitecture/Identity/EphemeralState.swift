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

/// Whether an action, or the payload of its case, is of a type.
@usableFromInline
func isAction(_ action: some Any, of type: Any.Type) -> Bool {
  if Swift.type(of: action) == type { return true }
  guard let payload = Mirror(reflecting: action).children.first?.value else { return false }
  return Swift.type(of: payload) == type
}
