public import Foundation

/// A tap, or several; a press of a key counts as any number.
public struct TapGesture: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never
  /// A tap tells nothing.
  public typealias Value = Void

  /// How many taps it takes.
  public var count: Int

  /// Makes a gesture of a number of taps.
  public init(count: Int = 1) { self.count = count }

  /// A press, and the number of taps where it is not one.
  public var _needs: GestureNeeds {
    GestureNeeds(takesPress: true, touches: Element.TouchNeeds(tellsTaps: count > 1))
  }

  /// Ends with the last tap.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Void> {
    input.isTap(count) ? .ended(()) : .waiting
  }
}

extension GestureInput {
  /// Whether it is the last of a number of taps.
  func isTap(_ count: Int) -> Bool {
    switch touch?.kind {
    case nil: true
    case .tap(let number): number % max(1, count) == 0
    case .down, .moved, .held, .up, .cancelled: false
    }
  }
}

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
