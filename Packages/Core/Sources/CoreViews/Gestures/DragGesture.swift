public import Foundation

/// A finger that moves, which no host tells.
public struct DragGesture: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  /// Where a finger is.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// Where it is, and where it began.
    public var location, startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize
    /// How far it is from where it began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How far it would go if it were let go.
    public var predictedEndTranslation: CGSize { translation }
    /// Where it would end if it were let go.
    public var predictedEndLocation: CGPoint { location }
  }

  /// Makes a gesture that begins after a distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  /// Nothing.
  public var _press: (() -> Void)? { nil }
}
