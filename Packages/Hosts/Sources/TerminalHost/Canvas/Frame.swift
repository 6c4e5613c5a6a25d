/// Everything a terminal shows at one moment.
struct Frame: Hashable, Sendable {
  var buffer: CellBuffer
  var cursor: Cursor?
  /// Whether anything visible is animated, so that another frame is due soon.
  var isAnimated = false
}
