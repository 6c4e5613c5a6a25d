extension View {
  /// Adds a text with a name to what is spoken after the element's value.
  public func accessibilityCustomContent(
    _ label: some StringProtocol, _ value: some StringProtocol
  ) -> some View {
    let text = "\(label): \(value)"
    return speaking { $0.details.append(text) }
  }

  /// Says whether a person can use the element, though its role may say otherwise.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    speaking { if !responds { $0.removedTraits.insert(.isButton) } }
  }

  /// Connects the element with a focus state; a screen reader is where the focus is.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition)
  }

  /// Connects the element with a value of a focus state; a screen reader is where the focus is.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding, equals: value)
  }

  /// Sets a focus state when the view comes into view for the first time.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    defaultFocus(binding, value)
  }

  /// Runs a closure when a person scrolls the element by speech.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    accessibilityAction(named: "scroll up") { handler(.top) }
      .accessibilityAction(named: "scroll down") { handler(.bottom) }
  }

  /// Runs a closure when a person asks for more or less by speech; the argument says which.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityAction(named: "zoom in") { handler(.increment) }
      .accessibilityAction(named: "zoom out") { handler(.decrement) }
  }
}
