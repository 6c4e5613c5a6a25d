/// A gesture that begins with one and ends with another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  /// How far a person has come.
  public enum Value {
    /// In the first gesture.
    case first(First.Value)
    /// In the second gesture, if it tells something.
    case second(First.Value, Second.Value?)
  }

  /// The gestures.
  public let first: First, second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// What a press does: it ends both.
  public var _press: (() -> Void)? {
    let both = [first._press, second._press].compactMap { $0 }
    return both.isEmpty ? nil : { for press in both { press() } }
  }
}

extension SequenceGesture: PressableGesture {
  var pressed: Any {
    guard let value = first.pressedValue else { return self }
    return Value.second(value, second.pressedValue)
  }
}
