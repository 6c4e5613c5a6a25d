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

/// How much the first focus counts beside what a person has done.
public enum DefaultFocusEvaluationPriority: Hashable, Sendable {
  /// Less than that, or more.
  case automatic, userInitiated
}

/// Connects the nearest elements with a focus state.
public struct FocusModifier: NodeModifier {
  let isWanted: () -> Bool
  let setFocused: (Bool) -> Void
  /// Whether the element is the first to have the focus.
  var isDefault = false

  init<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value, otherwise nothing: Value?
  ) {
    isWanted = { binding.wrappedValue == value }
    setFocused = { isFocused in
      if isFocused {
        if binding.wrappedValue != value { binding.wrappedValue = value }
      } else if binding.wrappedValue == value, let nothing {
        binding.wrappedValue = nothing
      }
    }
  }

  /// Keeps the connection, or takes over newer closures.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing as? FocusAttachment ?? FocusAttachment(node: node)
    attachment.link.isWanted = isWanted
    attachment.link.setFocused = setFocused
    return attachment
  }

  /// Hands the connection down to the nearest elements.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    guard let link = (attachment as? FocusAttachment)?.link else { return }
    environment.builtIn.changeDecoration { $0.focus = link }
    environment.focusAround = link
  }
}

private final class FocusAttachment: ModifierAttachment {
  let link = FocusLink()
}

/// Runs a closure once, when the view comes into view for the first time.
public struct DefaultFocusModifier: NodeModifier {
  let action: () -> Void

  /// Follows the visibility of the view until it comes into view.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    existing ?? DefaultFocusAttachment(node: node, action)
  }
}

private final class DefaultFocusAttachment: LifecycleAttachment {
  private var action: (() -> Void)?

  init(node: ViewNode, _ action: @escaping () -> Void) {
    self.action = action
    super.init(node: node)
  }

  override func appear() {
    action?()
    action = nil
  }
}
