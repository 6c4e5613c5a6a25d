final class RefreshAttachment: ModifierAttachment, Refreshable {
  var action: nonisolated(nonsending) () async -> Void
  private var task: Task<Void, Never>?

  init(node: ViewNode, action: nonisolated(nonsending) @escaping () async -> Void) {
    self.action = action
    super.init(node: node)
    node.runtime.refreshables[node.id] = self
  }

  deinit { task?.cancel() }

  func refresh() {
    task?.cancel()
    task = node.runtime.startTask(priority: .userInitiated, action)
  }

  override func willUnmount() {
    node.runtime.refreshables[node.id] = nil
    task?.cancel()
  }
}
