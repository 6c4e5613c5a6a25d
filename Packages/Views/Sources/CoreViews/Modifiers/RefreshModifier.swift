/// Reloads the content when a person asks for it.
public struct RefreshModifier: NodeModifier {
  let action: nonisolated(nonsending) () async -> Void

  /// Registers the action with the session, or takes over a newer one.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment =
      existing as? RefreshAttachment ?? RefreshAttachment(node: node, action: action)
    attachment.source.action = action
    return attachment
  }

  /// Lets the views within reload the content, too.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    environment.refreshSource = (attachment as? RefreshAttachment)?.source
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

final class RefreshAttachment: ModifierAttachment, Refreshable {
  let source: RefreshSource
  private var task: Task<Void, Never>?

  init(node: ViewNode, action: nonisolated(nonsending) @escaping () async -> Void) {
    source = RefreshSource(action)
    super.init(node: node)
    node.runtime.refreshables[node.id] = self
  }

  deinit { task?.cancel() }

  func refresh() {
    task?.cancel()
    task = node.runtime.startTask(priority: .userInitiated, source.action)
  }

  override func willUnmount() {
    node.runtime.refreshables[node.id] = nil
    task?.cancel()
  }
}
