/// Where a publisher's values are heard: on the actor of a session.
public struct PublisherSession {
  weak var runtime: GraphRuntime?

  /// Starts a task on the session's actor, which ends with the subscription.
  func start(
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> PublisherSubscription {
    let task = runtime?.startTask(priority: .userInitiated, action)
    return PublisherSubscription { task?.cancel() }
  }
}
