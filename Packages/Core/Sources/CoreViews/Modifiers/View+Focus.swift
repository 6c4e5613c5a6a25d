extension View {
  /// Connects the view's field with a focus state: setting it moves the focus here, and a person
  /// who comes here sets it.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true, otherwise: false)
  }

  /// Connects the view's field with a value of a focus state: setting the value moves the focus
  /// here, and a person who comes here sets it.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding, equals: value, otherwise: FocusState<Value>.nothing)
  }

  private func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value, otherwise nothing: Value?
  ) -> some View {
    modified(by: FocusModifier(binding, equals: value, otherwise: nothing))
  }

  /// Sets a focus state when the view comes into view for the first time.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modified(by: DefaultFocusModifier { binding.wrappedValue = value })
  }

  /// Returns the view itself: the focus moves within a page by the order of its elements.
  public func focusScope(_ namespace: Namespace.ID) -> Self { self }

  /// Returns the view itself: the focus moves within a page by the order of its elements.
  public func focusSection() -> Self { self }

  /// Prefers the view for the first focus of its page.
  @ViewBuilder
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    if prefersDefaultFocus { modifier(PreferredFocus()) } else { self }
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

/// Wants the focus until the person moves it.
private struct PreferredFocus: ViewModifier {
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content.focused($isFocused).defaultFocus($isFocused, true)
  }
}
