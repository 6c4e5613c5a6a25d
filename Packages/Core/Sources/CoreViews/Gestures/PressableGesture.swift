/// A gesture that a press ends.
protocol PressableGesture {
  /// What the gesture tells when it has ended.
  var pressed: Any { get }
}

extension Gesture {
  /// What the gesture tells when a press has ended it; nil if none can.
  var pressedValue: Value? { (self as? any PressableGesture)?.pressed as? Value }
}
