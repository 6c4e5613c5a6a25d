/// Two fingers that turn, which no host tells.
public struct RotationGesture: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never
  /// How far they have turned.
  public typealias Value = Angle

  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  /// Nothing.
  public var _needs: GestureNeeds { .nothing }
  /// Waits: no host tells of two fingers.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    .waiting
  }
}
