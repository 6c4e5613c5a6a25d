public import Foundation

/// A tap that tells where it was: at the beginning of the view, as hosts tell no places.
public struct SpatialTapGesture: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  /// What the gesture tells.
  public struct Value: Hashable, Sendable {
    /// Where the tap was.
    public var location: CGPoint
  }

  /// Makes a gesture of a number of taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
  /// Nothing, until a closure is added.
  public var _press: (() -> Void)? { nil }
}

extension SpatialTapGesture: PressableGesture {
  var pressed: Any { Value(location: .zero) }
}
