/// The position of views in both directions.
public struct Alignment: Hashable, Sendable {
  /// The line from top to bottom.
  public var horizontal: HorizontalAlignment
  /// The line from left to right.
  public var vertical: VerticalAlignment

  /// Combines an alignment for each direction.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Centred in both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading side, centred from top to bottom.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing side, centred from top to bottom.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top, centred from left to right.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom, centred from left to right.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the top of the leading side.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top of the trailing side.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the bottom of the leading side.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom of the trailing side.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The baseline of the first line of text, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The baseline of the last line of text, at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The baseline of the first line of text, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The baseline of the last line of text, in the middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The baseline of the first line of text, at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The baseline of the last line of text, at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
