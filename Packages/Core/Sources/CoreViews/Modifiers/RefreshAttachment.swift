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
