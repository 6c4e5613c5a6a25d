/// Two gestures that a person may make at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  /// What the two tell; nil of one that has not begun.
  public struct Value {
    /// What each tells.
    public var first: First.Value?, second: Second.Value?
  }

  /// The gestures.
  public let first: First, second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// What both need.
  public var _needs: GestureNeeds { first._needs.union(second._needs) }

  /// Goes on while one of them does, and ends with the last of them.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    let one = first._hear(input, memory.part(0))
    let other = second._hear(input, memory.part(1))
    var value = memory.value as? Value ?? Value()
    value.first = one.value ?? value.first
    value.second = other.value ?? value.second
    memory.value = value
    let isOver = !memory.part(0).isActive && !memory.part(1).isActive
    switch (one, other) {
    case (.ended, _), (_, .ended): return isOver ? .ended(value) : .changed(value)
    case (.changed, _), (_, .changed): return .changed(value)
    case (.failed, .failed): return .failed
    case (.failed, _), (_, .failed):
      return isOver && !one.isHeard && !other.isHeard ? .failed : .waiting
    case (.waiting, .waiting): return .waiting
    }
  }
}
