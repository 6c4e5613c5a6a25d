extension Optional: Gesture where Wrapped: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never
  /// What the gesture tells.
  public typealias Value = Wrapped.Value
  /// What the gesture needs; nothing if there is none.
  public var _needs: GestureNeeds { self?._needs ?? .nothing }
  /// Returns how far the gesture has come.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    self?._hear(input, memory) ?? .waiting
  }
}
