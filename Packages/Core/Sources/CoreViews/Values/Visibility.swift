/// Whether a part of the screen is shown, such as the title of a dialog.
public enum Visibility: Hashable, Sendable {
  /// Decided by the host, always shown, or left out.
  case automatic, visible, hidden
}
