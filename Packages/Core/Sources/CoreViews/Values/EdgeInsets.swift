public import Foundation

/// The room on each side of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The room on each side.
  public var top, leading, bottom, trailing: CGFloat

  /// Makes insets without room.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Makes insets from the room on each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
