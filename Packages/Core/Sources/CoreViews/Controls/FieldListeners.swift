/// What a field tells of an edit.
struct FieldListeners {
  /// Is told true at the first change, and false when the text is submitted.
  var onEditingChanged: ((Bool) -> Void)?
  /// Is run when the text is submitted.
  var onCommit: (() -> Void)?
}
