/// A line from top to bottom on which views line up.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Makes an alignment of your own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// The side at which lines of text begin.
  public static let leading = HorizontalAlignment(AlignmentLine.Start.self)
  /// The middle of the width.
  public static let center = HorizontalAlignment(AlignmentLine.HorizontalMiddle.self)
  /// The side at which lines of text end.
  public static let trailing = HorizontalAlignment(AlignmentLine.Trailing.self)
}
