/// What the pointer looks like.
public struct PointerStyle: Hashable, Sendable {
  let mark: Element.Finish.Mark

  /// A hand that points.
  public static let link = PointerStyle(mark: .pointerLink)
  /// The bar between letters.
  public static let horizontalText = PointerStyle(mark: .pointerText)
  /// A hand that could take hold.
  public static let grabIdle = PointerStyle(mark: .pointerGrab)
  /// A hand that has taken hold.
  public static let grabActive = PointerStyle(mark: .pointerGrab)
  /// A glass that draws nearer, and one that draws back.
  public static let zoomIn = PointerStyle(mark: .pointerZoomIn)
  /// A glass that draws back.
  public static let zoomOut = PointerStyle(mark: .pointerZoomOut)
  /// The mark of an edge between columns.
  public static let columnResize = PointerStyle(mark: .pointerColumn)
  /// The mark of an edge between rows.
  public static let rowResize = PointerStyle(mark: .pointerRow)
}
