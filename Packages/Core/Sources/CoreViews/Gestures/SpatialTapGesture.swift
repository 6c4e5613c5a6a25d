public import Foundation

/// A tap that tells where it was; a press of a key is one at the beginning of the view.
public struct SpatialTapGesture: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  /// What the gesture tells.
  public struct Value: Hashable, Sendable {
    /// Where the tap was.
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// What its place is counted from.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of a number of taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }

  /// A press, and the places of taps.
  public var _needs: GestureNeeds {
    GestureNeeds(takesPress: true, touches: Element.TouchNeeds(tellsTaps: true))
  }

  /// Ends with the last tap.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    guard input.isTap(count) else { return .waiting }
    return .ended(Value(location: input.touch?.location(in: coordinateSpace) ?? .zero))
  }
}
