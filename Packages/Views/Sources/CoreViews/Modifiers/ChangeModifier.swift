/// Runs a closure after an update in which a value has changed.
public struct ChangeModifier<Value: Equatable>: NodeModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  /// Compares the value with that of the last evaluation, and runs the closure after the update.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    guard let existing = existing as? ChangeAttachment<Value> else {
      if isInitial { run(from: value, at: node) }
      return ChangeAttachment(node: node, value: value)
    }
    if existing.value != value { run(from: existing.value, at: node) }
    existing.value = value
    return existing
  }

  private func run(from oldValue: Value, at node: ViewNode) {
    node.runtime.actionsAfterFlush.append { [value, action] in action(oldValue, value) }
  }
}

private final class ChangeAttachment<Value>: ModifierAttachment {
  var value: Value

  init(node: ViewNode, value: Value) {
    self.value = value
    super.init(node: node)
  }
}

extension View {
  /// Runs a closure with the old and the new value after an update in which the value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    modified(by: ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs a closure after an update in which the value has changed.
  public func onChange(
    of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modified(by: ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }

  /// Runs a closure with the new value after an update in which the value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    modified(by: ChangeModifier(value: value, isInitial: false, action: { action($1) }))
  }
}

/// Has what is scrolled in a view tell how far it is.
struct ScrollModifier: NodeModifier {
  let hasChanged: (_ old: ScrollState, _ new: ScrollState) -> Void

  func _attach(to node: ViewNode, existing: ModifierAttachment?) -> ModifierAttachment? {
    let attachment = existing as? ScrollAttachment ?? ScrollAttachment(node: node)
    attachment.link.hasChanged = hasChanged
    return attachment
  }

  func _apply(to environment: inout EnvironmentValues, attachment: ModifierAttachment?) {
    guard let link = (attachment as? ScrollAttachment)?.link else { return }
    environment.builtIn.changeDecoration { $0.scrolling.append(link) }
  }
}

private final class ScrollAttachment: ModifierAttachment {
  let link = ScrollLink()
}
