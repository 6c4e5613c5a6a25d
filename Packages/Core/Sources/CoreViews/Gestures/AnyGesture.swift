/// A gesture of any type that tells one thing.
public struct AnyGesture<Value>: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  /// What the gesture needs.
  public let _needs: GestureNeeds
  private let hear: (GestureInput, GestureMemory) -> GestureStep<Value>

  /// Makes a gesture from one of another type.
  public init<Base: Gesture>(_ base: Base) where Base.Value == Value {
    _needs = base._needs
    hear = base._hear
  }

  /// Returns how far the gesture has come.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    hear(input, memory)
  }
}
