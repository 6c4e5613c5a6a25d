/// What views say of themselves to those who do not see them, and to tests.
extension View {
  /// Replaces the label that hosts show and by which interactions find the element.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    let label = String(label)
    return changingDecoration { $0.label = label }
  }

  /// Says what happens when a person uses the element.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    let hint = String(hint)
    return speaking { $0.hint = hint }
  }

  /// Says something instead of the element's value.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    let value = String(value)
    return speaking { $0.value = value }
  }

  /// Gives the element a name for tests, which no person is told.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    speaking { $0.identifier = identifier }
  }

  /// Keeps the element from being spoken; it is drawn as ever.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    speaking { $0.isHidden = isHidden }
  }

  /// Says what the element is, besides its role.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    speaking { $0.traits.formUnion(traits) }
  }

  /// Says what the element is not, though its role says so.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    speaking { $0.removedTraits.formUnion(traits) }
  }

  /// Says how the elements below are spoken: one by one, not at all, or as one text.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    speaking { $0.children = children }
  }

  /// Has the element spoken earlier than its neighbours, the greater the number.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    speaking { $0.sortPriority = priority }
  }

  /// Gives the element other words by which a person may call it.
  public func accessibilityInputLabels(_ labels: [some StringProtocol]) -> some View {
    let labels = labels.map { String($0) }
    return speaking { $0.inputLabels = labels }
  }

  /// Makes the element a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    speaking { $0.headingLevel = level.rawValue }
  }

  /// Gives the element an action of its own, which a person finds by its name.
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> some View {
    let name = String(name)
    return modified(by: AccessibilityActionModifier(name: name, action: handler))
  }

  /// Runs a closure when a person uses the element in a way that speech offers.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: kind.rawValue, handler)
  }

  /// Runs a closure when a person makes the element's value larger or smaller.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityAction(named: "increment") { handler(.increment) }
      .accessibilityAction(named: "decrement") { handler(.decrement) }
  }

  func speaking(_ change: @escaping (inout Element.Accessibility) -> Void) -> some View {
    changingDecoration { decoration in
      var accessibility = decoration.accessibility ?? Element.Accessibility()
      change(&accessibility)
      decoration.accessibility = accessibility
    }
  }
}

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

/// What a person does with an element by speech.
public enum AccessibilityActionKind: String, Hashable, Sendable {
  /// Uses it, leaves it, asks for its menu, or uses it in the way that is usual for it.
  case `default`, escape, showMenu, delete, magicTap
}

/// Whether a value is to become larger or smaller.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Larger, or smaller.
  case increment, decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Int, Hashable, Sendable {
  /// Without a level, and the six levels.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// Gives the nearest elements an action with a name.
public struct AccessibilityActionModifier: NodeModifier {
  let name: String
  let action: () -> Void

  /// Keeps the closure, or takes over a newer one.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing as? NamedActionAttachment ?? NamedActionAttachment(node: node)
    attachment.named.name = name
    attachment.named.action = action
    return attachment
  }

  /// Hands the action down to the nearest elements.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    guard let named = (attachment as? NamedActionAttachment)?.named else { return }
    environment.builtIn.changeDecoration { $0.actions.append(named) }
  }
}

private final class NamedActionAttachment: ModifierAttachment {
  let named = NamedAction()
}
