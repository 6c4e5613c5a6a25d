/// The first of two gestures that a person makes.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  /// What the gesture tells.
  public enum Value {
    /// What the first tells.
    case first(First.Value)
    /// What the second tells.
    case second(Second.Value)
  }

  /// The gestures.
  public let first: First, second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// What both need.
  public var _needs: GestureNeeds { first._needs.union(second._needs) }

  /// Goes on as the first that is one.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    let step = first._hear(input, memory.part(0))
    if step.isHeard { return step.map(Value.first) }
    return second._hear(input, memory.part(1)).map(Value.second)
  }
}
