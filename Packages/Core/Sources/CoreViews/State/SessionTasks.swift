/// Starts tasks on the session's actor, from the controls of a view.
@propertyWrapper
struct SessionTasks: DynamicProperty {
  private var queue: InvalidationQueue?

  var wrappedValue: SessionTasks { self }

  mutating func _install(slot: inout AnyObject?, node: ViewNode) { queue = node.runtime.queue }

  /// Starts a task that the view does not cancel; does nothing when the session has ended.
  func start(_ action: nonisolated(nonsending) @escaping () async -> Void) {
    _ = queue?.runtime?.startTask(priority: .userInitiated, action)
  }
}
