/// Runs a task while the view can be seen.
public struct TaskModifier: NodeModifier {
  let id: AnyHashable?
  let priority: TaskPriority
  let action: nonisolated(nonsending) () async -> Void

  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing as? TaskAttachment ?? TaskAttachment(node: node, modifier: self)
    attachment.take(self)
    return attachment
  }
}

private final class TaskAttachment: LifecycleAttachment {
  private var modifier: TaskModifier
  private var task: Task<Void, Never>?

  init(node: ViewNode, modifier: TaskModifier) {
    self.modifier = modifier
    super.init(node: node)
  }

  deinit { task?.cancel() }

  func take(_ newModifier: TaskModifier) {
    let isOther = newModifier.id != modifier.id
    modifier = newModifier
    guard isOther else { return }
    node.runtime.actionsAfterFlush.append { [weak self] in self?.restart() }
  }

  override func appear() {
    task = node.runtime.startTask(priority: modifier.priority, modifier.action)
  }

  override func disappear() {
    task?.cancel()
    task = nil
  }

  private func restart() {
    guard task != nil else { return }
    disappear()
    appear()
  }
}

extension View {
  /// Runs a task on the session's actor while the view can be seen, and cancels it afterwards.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> some View {
    modified(by: TaskModifier(id: nil, priority: priority, action: action))
  }

  /// The same, and begins anew whenever the value changes.
  public func task(
    id value: some Hashable,
    priority: TaskPriority = .userInitiated,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> some View {
    modified(by: TaskModifier(id: AnyHashable(value), priority: priority, action: action))
  }
}
