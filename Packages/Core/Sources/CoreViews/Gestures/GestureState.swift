/// A state that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value while no gesture goes on, as always in hosts that tell of none.
  public let wrappedValue: Value

  /// Makes a state from its value while no gesture goes on.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Makes a state from its value while no gesture goes on.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// Makes a state; hosts animate no way back from a gesture.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }
  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}
