/// A finger that stays down; a press counts as one.
public struct LongPressGesture: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never
  /// Whether the finger has stayed down.
  public typealias Value = Bool

  /// Makes a gesture; the duration, in seconds, has no effect.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}
  /// Nothing, until a closure is added.
  public var _press: (() -> Void)? { nil }
}

extension LongPressGesture: PressableGesture {
  var pressed: Any { true }
}
