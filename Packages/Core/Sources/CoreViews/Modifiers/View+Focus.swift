extension View {
  /// Returns the view itself: the focus moves as a person moves it.
  public func focused(_ condition: FocusState<Bool>.Binding) -> Self { self }

  /// Returns the view itself: the focus moves as a person moves it.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self {
    self
  }

  /// Keeps a value of a model and a focus equal; at first, the focus takes over the model's.
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
