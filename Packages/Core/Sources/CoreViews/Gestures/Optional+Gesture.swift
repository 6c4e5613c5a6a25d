extension Optional: Gesture where Wrapped: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never
  /// What the gesture tells.
  public typealias Value = Wrapped.Value
  /// What a press does; nil if there is no gesture.
  public var _press: (() -> Void)? { self?._press }
}
