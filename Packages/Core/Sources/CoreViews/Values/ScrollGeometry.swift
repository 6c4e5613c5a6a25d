public import Foundation

/// How far something is scrolled, and how much of it is seen.
public struct ScrollGeometry: Hashable, Sendable {
  /// How far the content is moved, in points.
  public var contentOffset = CGPoint.zero
  /// The size of the content, in points.
  public var contentSize = CGSize.zero
  /// The size of what is seen of it, in points.
  public var containerSize = CGSize.zero
  /// The room around the content.
  public var contentInsets = EdgeInsets()

  /// Makes a geometry of its parts; without arguments, that of something without size.
  public init(
    contentOffset: CGPoint = .zero, contentSize: CGSize = .zero,
    contentInsets: EdgeInsets = EdgeInsets(), containerSize: CGSize = .zero
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The room of the scroll view, from the point to which it is scrolled.
  public var bounds: CGRect { visibleRect }
}
