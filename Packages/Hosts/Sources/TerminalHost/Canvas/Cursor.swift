/// The place and shape of the terminal's own cursor.
struct Cursor: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// In a field, where typed text is inserted.
    case bar
    /// On a control, for screen readers and magnifiers, which follow the cursor.
    case underline
  }

  var position: Point
  var shape: Shape
}
