/// The label of the key that submits a field, which has no effect.
public enum SubmitLabel: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case done, go, send, join, route, search, `return`, next, `continue`
}
