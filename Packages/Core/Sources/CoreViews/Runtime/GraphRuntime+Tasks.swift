extension GraphRuntime {
  /// Starts a task that runs on the session's actor, unless it is cancelled before its turn comes.
  func startTask(
    priority: TaskPriority, _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> Task<Void, Never> {
    // Safe: the closure belongs to the session's actor, on which this runs and the task stays.
    nonisolated(unsafe) let action = action
    return queue.actor.assumeIsolated { actor in
      Self.start(priority: priority, on: actor, action)
    }
  }

  /// The task takes its isolation from the parameter it captures. A function that is isolated by
  /// its parameter and awaits the closure itself would lose the actor on the way (Swift 6.3).
  private static func start(
    priority: TaskPriority, on actor: isolated any Actor,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> Task<Void, Never> {
    // Safe: the task runs on this same actor.
    nonisolated(unsafe) let action = action
    return Task(priority: priority) {
      _ = actor
      guard !Task.isCancelled else { return }
      await action()
    }
  }
}
