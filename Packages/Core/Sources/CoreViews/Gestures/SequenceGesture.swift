/// A gesture that begins with one and ends with another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  /// How far a person has come.
  public enum Value {
    /// In the first gesture.
    case first(First.Value)
    /// In the second gesture, if it tells something.
    case second(First.Value, Second.Value?)
  }

  /// The gestures.
  public let first: First, second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// What both need; a key ends both.
  public var _needs: GestureNeeds { first._needs.union(second._needs) }

  /// Goes on as the first until this has ended, then as the second.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    if let value = memory.value as? First.Value {
      return second._hear(input, memory.part(1)).map { .second(value, $0) }
    }
    let beginning = first._hear(input, memory.part(0))
    guard case .ended(let value) = beginning else { return beginning.map(Value.first) }
    memory.value = value
    // The second hears where the finger has been all the time, and a key presses both.
    let step = second._hear(input.asBeginning, memory.part(1))
    if input.touch == nil || step.isEnd { return .ended(.second(value, step.value)) }
    return .changed(.second(value, step.value))
  }
}
