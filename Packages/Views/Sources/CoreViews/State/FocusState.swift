/// Holds which field has the focus: setting it moves the focus, and a person who moves it sets it.
///
/// ```
/// @FocusState private var field: Field?
/// TextField("Name", text: $name).focused($field, equals: .name)
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// Holds whether one field is to have the focus; false at first.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Holds which of several fields is to have the focus; nil, none, at first.
  public init<Field: Hashable>() where Value == Field? { state = State(wrappedValue: nil) }

  /// The field wanted; reading it in a body observes it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding for `focused(_:)` and `bind(_:to:)`.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }

  /// Connects the value with its mounted view; called by the view layer only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    state._install(slot: &slot, node: node)
  }

  /// The value that names no field; nil if the type has none.
  static var nothing: Value? {
    ((Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())) as? Value
  }

  /// Reads and writes the value of a ``FocusState`` that another view owns.
  @propertyWrapper
  public struct Binding {
    let base: CoreViews.Binding<Value>

    /// The field wanted, read and written at each access.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself, to be handed on.
    public var projectedValue: Binding { self }
  }
}

/// Holds what a screen reader is to read, which is what has the focus.
public typealias AccessibilityFocusState = FocusState
