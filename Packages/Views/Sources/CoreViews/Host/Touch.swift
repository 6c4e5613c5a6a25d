public import Foundation

/// What a finger, a pointer or a mouse does on an element, as hosts tell it that know of places.
public struct Touch: Hashable, Sendable {
  /// The kinds of touches.
  public enum Kind: Hashable, Sendable {
    /// It touched and let go in one place, so many times in quick succession.
    case tap(count: Int)
    /// It touches.
    case down
    /// It has moved, and touches still.
    case moved
    /// It has stayed in its place for as long as the gestures of the element ask.
    case held
    /// It lets go.
    case up
    /// The system has taken it for something else, such as scrolling.
    case cancelled
  }

  /// What it does.
  public var kind: Kind
  /// Where it is, in points from the upper left corner of the element.
  public var location: CGPoint
  /// Where this corner is, in points from the upper left corner of the page.
  public var origin: CGPoint

  /// Makes a touch.
  public init(_ kind: Kind, at location: CGPoint = .zero, origin: CGPoint = .zero) {
    self.kind = kind
    self.location = location
    self.origin = origin
  }

  /// Where it is, counted from what a coordinate space counts from.
  func location(in space: CoordinateSpace) -> CGPoint {
    if space == .local { return location }
    return CGPoint(x: origin.x + location.x, y: origin.y + location.y)
  }
}
