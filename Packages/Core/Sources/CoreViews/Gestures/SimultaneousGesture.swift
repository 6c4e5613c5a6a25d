/// Two gestures that a person may make at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  /// What the two tell; nil of one that has not begun.
  public struct Value {
    /// What each tells.
    public var first: First.Value?, second: Second.Value?
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

extension SimultaneousGesture: PressableGesture {
  var pressed: Any {
    Value(first: first.pressedValue, second: second.pressedValue)
  }
}
