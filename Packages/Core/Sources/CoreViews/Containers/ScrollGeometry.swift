public import Foundation

/// How far something is scrolled, which hosts do not tell.
public struct ScrollGeometry: Hashable {
  /// How far the content is moved, in points.
  public var contentOffset = CGPoint.zero
  /// The size of the content, in points.
  public var contentSize = CGSize.zero
  /// The size of what is seen of it, in points.
  public var containerSize = CGSize.zero
  /// The room around the content.
  public var contentInsets = EdgeInsets()
}
