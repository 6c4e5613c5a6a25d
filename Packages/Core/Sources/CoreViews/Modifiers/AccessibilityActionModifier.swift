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
