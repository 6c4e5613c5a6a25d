/// A gesture that tells something else than the one it is made of.
public struct MapGesture<Base: Gesture, Value>: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  let base: Base
  let transform: (Base.Value) -> Value

  /// What the gesture needs.
  public var _needs: GestureNeeds { base._needs }

  /// Returns how far the gesture has come.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    base._hear(input, memory).map(transform)
  }
}
