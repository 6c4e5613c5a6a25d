import ComposableArchitecture

/// Tasks without a store, on an actor of their own.
actor BareSession {
  private var done = 0
  private var running: [Int: Task<Void, Never>] = [:]

  func finishOneByOne(_ count: Int) async -> Double {
    let start = ContinuousClock.now
    for _ in 0..<count { await Task { self.done += 1 }.value }
    return (ContinuousClock.now - start).each(of: count)
  }

  func start(_ count: Int) async -> (start: Double, cancel: Double) {
    let started = Countdown(count)
    var tasks: [Task<Void, Never>] = []
    let begin = ContinuousClock.now
    for id in 0..<count {
      let task = Task {
        started()
        try? await Task.never()
        self.running[id] = nil
      }
      running[id] = task
      tasks.append(task)
    }
    await started.wait()
    let middle = ContinuousClock.now
    for id in 0..<count { running[id]?.cancel() }
    for task in tasks { await task.value }
    let end = ContinuousClock.now
    return ((middle - begin).each(of: count), (end - middle).each(of: count))
  }
}

/// The same on the main actor.
@MainActor final class BareMainSession {
  private var done = 0

  func finishOneByOne(_ count: Int) async -> Double {
    let start = ContinuousClock.now
    for _ in 0..<count { await Task { self.done += 1 }.value }
    return (ContinuousClock.now - start).each(of: count)
  }
}
