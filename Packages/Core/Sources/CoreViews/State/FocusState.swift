/// Which field a view would like to have the focus. Hosts move the focus as people do; the value is
/// kept and can be bound, and moves nothing.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }

  public init<Field: Hashable>() where Value == Field? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(base: state.projectedValue) }

  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    state._install(slot: &slot, node: node)
  }

  /// Reads and writes the value from elsewhere.
  @propertyWrapper
  public struct Binding {
    let base: CoreViews.Binding<Value>

    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Accepted as it is: hosts move the focus as people do.
  public func focused(_ condition: FocusState<Bool>.Binding) -> Self { self }

  /// Accepted as it is: hosts move the focus as people do.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self {
    self
  }

  /// Keeps a value of a model and a focus the same; at first, the focus takes over the model's.
  public func bind<Value: Hashable>(
    _ model: Binding<Value>, to focus: FocusState<Value>.Binding
  ) -> some View {
    onChange(of: model.wrappedValue, initial: true) { _, new in
      if focus.wrappedValue != new { focus.wrappedValue = new }
    }
    .onChange(of: focus.wrappedValue) { _, new in
      if model.wrappedValue != new { model.wrappedValue = new }
    }
  }
}
