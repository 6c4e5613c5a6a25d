/// Starts tasks on the session's actor, from the controls of a view.
@propertyWrapper
struct SessionTasks: DynamicProperty {
  private weak var runtime: GraphRuntime?

  var wrappedValue: SessionTasks { self }

  mutating func _install(slot: inout AnyObject?, node: ViewNode) { runtime = node.runtime }

  /// Starts a task that the view does not cancel; does nothing when the session has ended.
  func start(_ action: nonisolated(nonsending) @escaping () async -> Void) {
    _ = runtime?.startTask(priority: .userInitiated, action)
  }
}
