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
