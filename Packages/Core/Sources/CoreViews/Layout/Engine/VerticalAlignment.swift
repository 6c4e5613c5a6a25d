/// A line from left to right on which views line up.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Makes an alignment of your own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// The upper side.
  public static let top = VerticalAlignment(AlignmentLine.Start.self)
  /// The middle of the height.
  public static let center = VerticalAlignment(AlignmentLine.VerticalMiddle.self)
  /// The lower side.
  public static let bottom = VerticalAlignment(AlignmentLine.Bottom.self)
  /// The line on which the first line of text stands.
  public static let firstTextBaseline = VerticalAlignment(AlignmentLine.FirstBaseline.self)
  /// The line on which the last line of text stands.
  public static let lastTextBaseline = VerticalAlignment(AlignmentLine.LastBaseline.self)
}
