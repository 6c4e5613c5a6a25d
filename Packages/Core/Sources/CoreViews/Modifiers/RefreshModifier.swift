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

final class RefreshAttachment: ModifierAttachment {
  var action: nonisolated(nonsending) () async -> Void
  private var task: Task<Void, Never>?

  init(node: ViewNode, action: nonisolated(nonsending) @escaping () async -> Void) {
    self.action = action
    super.init(node: node)
    node.runtime.refreshers[node.id] = self
  }

  deinit { task?.cancel() }

  func refresh() {
    task?.cancel()
    task = node.runtime.startTask(priority: .userInitiated, action)
  }

  override func willUnmount() {
    node.runtime.refreshers[node.id] = nil
    task?.cancel()
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
