/// A state that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private var current: State<Value>
  private let willReset: (Value, inout Transaction) -> Void

  /// Makes a state from its value while no gesture goes on.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  /// Makes a state from its value while no gesture goes on.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// Makes a state; hosts animate no way back from a gesture.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }
  /// Makes a state with a closure that hears the last value before the gesture has ended.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    current = State(wrappedValue: wrappedValue)
    willReset = reset
  }

  /// The value now, which a view that reads it follows.
  public var wrappedValue: Value { current.wrappedValue }
  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Connects the property with the value that its mounted view keeps; called by the view layer
  /// only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    current._install(slot: &slot, node: node)
  }

  func change(_ body: (inout Value, inout Transaction) -> Void) {
    var value = current.wrappedValue
    var transaction = Transaction()
    body(&value, &transaction)
    current.wrappedValue = value
  }

  func reset() {
    var transaction = Transaction()
    willReset(current.wrappedValue, &transaction)
    current.wrappedValue = initial
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Starts with nil.
  public init() { self.init(wrappedValue: nil) }
}
