/// The first of two gestures that a person makes.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  /// What the gesture tells.
  public enum Value {
    /// What the first tells.
    case first(First.Value)
    /// What the second tells.
    case second(Second.Value)
  }

  /// The gestures.
  public let first: First, second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// What a press does: it ends the first that it can end.
  public var _press: (() -> Void)? { first._press ?? second._press }
}

extension ExclusiveGesture: PressableGesture {
  var pressed: Any {
    if let value = first.pressedValue { return Value.first(value) }
    return second.pressedValue.map { Value.second($0) } ?? self
  }
}
