@_spi(Locked) internal import CoreDependencies

/// A task that waits for effects: a job of this executor, which runs it once they have ended.
///
/// A continuation would resume the task on a thread of the pool, from where it hops to its actor,
/// which costs more than the rest of an effect. A job of our own goes to its actor at once.
actor WaitingTask: SerialExecutor, EffectWaiter {
  private enum State {
    case coming
    case waiting(UnownedJob)
    case resumed
  }

  private nonisolated let state = Locked(State.coming)

  nonisolated var unownedExecutor: UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  /// Returns once `resume()` was called; called once.
  ///
  /// The task waits for its turn on this executor. The body touches memory, as the compiler leaves
  /// out a hop to a function that does nothing.
  @inline(never)
  func wait() {
    state.withLock { $0 = .resumed }
  }

  /// Called as the task arrives in `wait()`.
  nonisolated func enqueue(_ job: UnownedJob) {
    let isResumed = state.withLock { state in
      if case .resumed = state { return true }
      state = .waiting(job)
      return false
    }
    if isResumed { job.runSynchronously(on: unownedExecutor) }
  }

  /// Lets the task go on to the actor that it comes from; on any thread.
  nonisolated func resume() {
    let job = state.withLock { state -> UnownedJob? in
      defer { state = .resumed }
      guard case .waiting(let job) = state else { return nil }
      return job
    }
    job?.runSynchronously(on: unownedExecutor)
  }
}
