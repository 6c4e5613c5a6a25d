// The cells of a screen, their colours, and the bytes that bring a terminal from one frame to the
// next.
//
// CellBuffer: Cell.
// CellStyle: StyleCode.
// FrameEncoder: Cursor, Frame.
// Geometry: Point, Rect, Size.
// TerminalColor: ColorDepth.
