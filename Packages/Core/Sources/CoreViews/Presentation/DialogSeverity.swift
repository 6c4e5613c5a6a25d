/// How important a dialog is; hosts draw all alike.
public enum DialogSeverity: Hashable, Sendable {
  /// As usual, important, or less so.
  case automatic, critical, standard
}
