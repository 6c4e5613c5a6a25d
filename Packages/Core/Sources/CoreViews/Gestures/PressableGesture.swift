/// A gesture that a press ends.
protocol PressableGesture {
  /// What the gesture tells when it has ended.
  var pressed: Any { get }
}
