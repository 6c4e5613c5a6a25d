/// Everything a terminal shows at one moment.
struct Frame: Hashable, Sendable {
  var buffer: CellBuffer
  var cursor: Cursor?
  /// Whether anything visible is animated, so that another frame is due soon.
  var isAnimated = false
}

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
