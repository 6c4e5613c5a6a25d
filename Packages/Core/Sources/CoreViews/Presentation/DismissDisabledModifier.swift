/// Allows closing a sheet by its own controls only.
public struct DismissDisabledModifier: NodeModifier {
  let isDisabled: Bool

  /// Tells the presentation around the view whether going back may close it.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    node.environment.builtIn.presentation?.setClosingBlocked(isDisabled, by: node.id)
    return existing ?? DismissDisabledAttachment(node: node)
  }
}

private final class DismissDisabledAttachment: ModifierAttachment {
  override func willUnmount() {
    node.environment.builtIn.presentation?.setClosingBlocked(false, by: node.id)
  }
}

extension View {
  /// Keeps the sheet or cover that the view is part of from being closed by going back.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified(by: DismissDisabledModifier(isDisabled: isDisabled))
  }
}
