/// The label of the key that submits a field, on a keyboard that is drawn.
public enum SubmitLabel: Hashable, Sendable {
  /// What submitting does.
  case done, go, send, join, route, search, `return`, next, `continue`
}
