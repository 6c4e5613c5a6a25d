/// Runs a task while the view can be seen.
public struct TaskModifier<ID: Equatable>: NodeModifier {
  let id: ID
  let priority: TaskPriority
  let action: nonisolated(nonsending) () async -> Void

  /// Follows the visibility of the view, and starts the task anew if the id is another one.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    guard let existing = existing as? TaskAttachment<ID> else {
      return TaskAttachment(node: node, modifier: self)
    }
    existing.take(self)
    return existing
  }
}

private final class TaskAttachment<ID: Equatable>: LifecycleAttachment {
  private var modifier: TaskModifier<ID>
  private var task: Task<Void, Never>?

  init(node: ViewNode, modifier: TaskModifier<ID>) {
    self.modifier = modifier
    super.init(node: node)
  }

  deinit { task?.cancel() }

  func take(_ newModifier: TaskModifier<ID>) {
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
    modified(by: TaskModifier(id: true, priority: priority, action: action))
  }

  /// Runs a task while the view can be seen, and starts it anew whenever the id changes.
  ///
  /// The id is compared each time the view is evaluated, as in SwiftUI, and the state may change
  /// several times before that: a value that goes there and back in between starts nothing.
  ///
  /// So a task that may be wanted again before the view has seen it end, such as loading, needs an
  /// id that is new each time: a number that grows, not a `Bool`.
  public func task<ID: Equatable>(
    id value: ID,
    priority: TaskPriority = .userInitiated,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> some View {
    modified(by: TaskModifier(id: value, priority: priority, action: action))
  }
}
