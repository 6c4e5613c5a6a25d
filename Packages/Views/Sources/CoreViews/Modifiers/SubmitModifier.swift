/// Runs a closure when a field of the view is submitted.
public struct SubmitModifier: NodeModifier {
  let action: () -> Void
  let triggers: SubmitTriggers

  /// Keeps the closure for the fields below, or takes over a newer one.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let outer = node.environment.builtIn.submit
    guard let existing = existing as? SubmitAttachment, existing.actions.outer === outer else {
      return SubmitAttachment(
        node: node, actions: SubmitActions(action: action, triggers: triggers, outer: outer))
    }
    existing.actions.action = action
    existing.actions.triggers = triggers
    return existing
  }

  /// Hands the closure down to the fields.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    environment.builtIn.submit = (attachment as? SubmitAttachment)?.actions
  }
}

private final class SubmitAttachment: ModifierAttachment {
  let actions: SubmitActions

  init(node: ViewNode, actions: SubmitActions) {
    self.actions = actions
    super.init(node: node)
  }
}

extension View {
  /// Runs a closure when a field of this view is submitted; closures further out run afterwards.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modified(by: SubmitModifier(action: action, triggers: triggers))
  }
}
