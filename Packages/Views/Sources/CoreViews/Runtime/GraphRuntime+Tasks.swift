extension GraphRuntime {
  /// Starts a task on the session's actor; one that is cancelled before its turn never runs.
  func startTask(
    priority: TaskPriority, _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> Task<Void, Never> {
    // Safe: both belong to the session's actor, on which this runs and the task stays.
    nonisolated(unsafe) let (action, runningTasks) = (action, runningTasks)
    return queue.actor.assumeIsolated { [tasks] actor in
      Self.start(priority: priority, on: actor, preferring: tasks, runningTasks, action)
    }
  }

  /// Starts a task that takes its isolation from the captured parameter.
  ///
  /// An isolated function that awaited the closure itself would lose the actor (Swift 6.3).
  private static func start(
    priority: TaskPriority, on actor: isolated any Actor,
    preferring tasks: (any TaskExecutor)?, _ runningTasks: RunningTasks,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> Task<Void, Never> {
    // Safe: the task runs on this same actor.
    nonisolated(unsafe) let (action, runningTasks) = (action, runningTasks)
    runningTasks.begin()
    // A task that prefers an executor takes no isolation from what it captures.
    if let tasks {
      return Task(executorPreference: tasks, priority: priority) {
        await work(on: actor, runningTasks, action)
      }
    }
    return Task(priority: priority) {
      _ = actor
      defer { runningTasks.end() }
      guard !Task.isCancelled else { return }
      await action()
    }
  }

  /// Runs a task of an exploration, on whose thread all of it stays.
  private static func work(
    on actor: isolated any Actor, _ runningTasks: RunningTasks,
    _ action: nonisolated(nonsending) () async -> Void
  ) async {
    defer { runningTasks.end() }
    guard !Task.isCancelled else { return }
    await action()
  }
}

/// Where the tasks of views run.
package enum ViewTasks {
  /// What those of a session that is made now prefer, also for what they call that is of no actor;
  /// nil but in an exploration.
  @TaskLocal package static var executor: (any TaskExecutor)?
}

/// Counts the tasks of views that are running.
///
/// Belongs to its session's actor.
final class RunningTasks {
  private(set) var count = 0
  /// Called with each new count.
  var onChange: ((Int) -> Void)?

  func begin() { change(by: 1) }
  func end() { change(by: -1) }

  private func change(by difference: Int) {
    count += difference
    onChange?(count)
  }
}
