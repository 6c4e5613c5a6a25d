/// Reloads the content when a person asks for it.
public struct RefreshModifier: NodeModifier {
  let action: nonisolated(nonsending) () async -> Void

  /// Registers the action with the session, or takes over a newer one.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment =
      existing as? RefreshAttachment ?? RefreshAttachment(node: node, action: action)
    attachment.action = action
    return attachment
  }
}

extension View {
  /// Reloads the content when a person asks for it, as pulling a list down does.
  ///
  /// The action runs on the session's actor. A new request cancels the one before; so does
  /// unmounting the view.
  public func refreshable(
    action: nonisolated(nonsending) @escaping () async -> Void
  ) -> some View {
    modified(by: RefreshModifier(action: action))
  }
}
