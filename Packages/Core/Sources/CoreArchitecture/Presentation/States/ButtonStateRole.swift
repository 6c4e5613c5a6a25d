/// The purpose of a button, where it matters for how hosts show it.
public enum ButtonStateRole: Hashable, Sendable {
  /// Leaves everything as it is.
  case cancel
  /// Removes something for good.
  case destructive
}
