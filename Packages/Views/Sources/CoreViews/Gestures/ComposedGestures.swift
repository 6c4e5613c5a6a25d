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
