/// Reads a value that a view around the focused element has said with `focusedValue(_:_:)`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var board: FocusedValuesBoard?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Reads an object by its type.
  public init(_ type: Value.Type) where Value: AnyObject { read = { $0[object: type] } }

  /// The value; nil if no view around the focus says one, and outside of a body.
  public var wrappedValue: Value? { board.flatMap { read($0.values) } }

  /// Follows the focus of the session; called by the view layer only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    board = node.runtime.focusedValues
  }
}

/// Reads and writes a value by a binding that a view around the focused element has said.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var focused: FocusedValue<Binding<Value>>

  /// Takes the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    focused = FocusedValue(keyPath)
  }

  /// The value; nil without a binding, where writing does nothing.
  public var wrappedValue: Value? {
    get { focused.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { focused.wrappedValue?.wrappedValue = newValue } }
  }

  /// The binding; nil if no view around the focus says one.
  public var projectedValue: Binding<Value?> {
    let focused = focused
    return Binding(
      get: { focused.wrappedValue?.wrappedValue },
      set: { if let value = $0 { focused.wrappedValue?.wrappedValue = value } })
  }

  /// Follows the focus of the session; called by the view layer only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    focused._install(slot: &slot, node: node)
  }
}
