/// Whether a person edits the rows of lists.
public enum EditMode: Hashable, Sendable {
  /// Rows are used as they are, are being deleted and moved, or show what is done to one of them.
  case inactive, active, transient

  /// Whether rows are being edited.
  public var isEditing: Bool { self != .inactive }
}
