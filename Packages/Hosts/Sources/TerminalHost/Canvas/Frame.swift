/// Everything a terminal shows at one moment.
struct Frame: Hashable, Sendable {
  var buffer: CellBuffer
  var cursor: Cursor?
  /// Something in sight moves, so another frame is due soon.
  var isAnimated = false
}

/// Where the terminal's own cursor stands.
struct Cursor: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// In a field, where text goes in.
    case bar
    /// On a control, for those who follow the cursor by ear or with a lens.
    case underline
  }

  var position: Point
  var shape: Shape
}
