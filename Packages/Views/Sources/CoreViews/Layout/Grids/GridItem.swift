public import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Hashable, Sendable {
  /// The length of a column or row, in points.
  public enum Size: Hashable, Sendable {
    /// One of this length.
    case fixed(CGFloat)
    /// One that takes a share of the room, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into a share of the room, each within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length, in points.
  public var size: Size
  /// The room to the next one, in points; nil leaves it to the host.
  public var spacing: CGFloat?
  /// Where a view stands in its cell; nil for the alignment of the grid.
  public var alignment: Alignment?

  /// Makes a column or row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
