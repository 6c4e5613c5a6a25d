/// Everything a terminal shows at one moment.
struct Frame: Hashable, Sendable {
  var buffer: CellBuffer
  var cursor: Cursor?
  /// The cells that are animated and in sight, so that they are to be drawn again soon.
  var spinners: [Rect] = []
  var isAnimated: Bool { !spinners.isEmpty }
}
