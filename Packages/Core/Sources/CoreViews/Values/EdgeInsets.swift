public import Foundation

/// The room on each side of a view, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The room above, in points.
  public var top: CGFloat
  /// The room at the start of a line, in points.
  public var leading: CGFloat
  /// The room below, in points.
  public var bottom: CGFloat
  /// The room at the end of a line, in points.
  public var trailing: CGFloat

  /// Makes insets from the room on each side, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets without any room.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets of one length on some of the sides.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
