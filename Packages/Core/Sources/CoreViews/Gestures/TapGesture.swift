/// A tap, or several; a press counts as any number.
public struct TapGesture: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never
  /// A tap tells nothing.
  public typealias Value = Void

  /// Makes a gesture of a number of taps.
  public init(count: Int = 1) {}
  /// Nothing, until a closure is added.
  public var _press: (() -> Void)? { nil }
}

extension TapGesture: PressableGesture {
  var pressed: Any { () }
}
