/// Whether a dialog shows its title.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// Lets the host decide.
  case automatic
  /// Hides the title; the state keeps it.
  case hidden
  /// Shows the title.
  case visible
}
