/// Two fingers that turn, which no host tells.
public struct RotationGesture: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never
  /// How far they have turned.
  public typealias Value = Angle

  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  /// Nothing.
  public var _press: (() -> Void)? { nil }
}
