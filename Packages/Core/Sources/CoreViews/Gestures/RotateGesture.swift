/// Two fingers that turn, which no host tells.
public struct RotateGesture: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  /// What the gesture tells.
  public struct Value: Hashable, Sendable {
    /// How far the fingers have turned.
    public var rotation: Angle
    /// How fast they turn, a second.
    public var velocity: Angle
  }

  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  /// Nothing.
  public var _needs: GestureNeeds { .nothing }
  /// Waits: no host tells of two fingers.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    .waiting
  }
}
