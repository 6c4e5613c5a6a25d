internal import CoreArchitecture
internal import Foundation

/// The actions and effects of a test store that the test has not asserted yet.
///
/// Written on the store's actor and read on the test's, so a lock guards everything.
final class ActionLog<State, Action>: EffectObserver, @unchecked Sendable {
  // Unchecked: everything mutable is guarded by `lock`.
  struct Received {
    let action: Action
    let state: State
    /// The shared values right after the action; nil for the present ones.
    var shared: SharedSnapshot?
    /// Whether the test has already failed because it does not handle the action.
    var isReported = false
  }

  let shared = SharedChangeTracker()

  private let lock = NSLock()
  private var received: [Received] = []
  private var sent: Received?
  private var isPersonActing = false
  private var placeOfDeed: TestPlace?
  private var screenTasks = 0
  private var effects: [ObjectIdentifier: RunningEffect] = [:]
  private var order: [ObjectIdentifier] = []
  /// The origins whose effects are not counted, including effects that start later.
  private var forgotten: [ObjectIdentifier: EffectOrigin] = [:]
  private var waiters: [UInt64: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiter: UInt64 = 0
  private var wasDismissed = false

  /// Whether the feature has asked to be dismissed.
  var isDismissed: Bool { lock.withLock { wasDismissed } }

  func record(_ action: Action, _ state: State, isFromEffect: Bool) {
    let record = Received(action: action, state: state, shared: shared.snapshot())
    lock.lock()
    if isPersonActing, !isFromEffect, sent == nil {
      sent = record
    } else {
      received.append(record)
    }
    wakeAndUnlock()
  }

  /// Runs an operation that performs what a person does.
  ///
  /// The first action that it sends is the person's own; any other, then or later, is received.
  func whilePersonActs<Result>(at place: TestPlace, _ operation: () -> Result) -> Result {
    lock.withLock {
      sent = nil
      isPersonActing = true
      placeOfDeed = place
    }
    defer { lock.withLock { isPersonActing = false } }
    return operation()
  }

  /// Sets the number of running tasks of the screen.
  func setScreenTasks(_ count: Int) {
    lock.lock()
    screenTasks = count
    wakeAndUnlock()
  }

  func didStart(_ effect: RunningEffect) {
    lock.withLock {
      if let origin = effect.origin {
        if forgotten[ObjectIdentifier(origin)] != nil { return }
        if isPersonActing, origin.root == nil { origin.note = placeOfDeed }
      }
      effects[ObjectIdentifier(effect)] = effect
      order.append(ObjectIdentifier(effect))
    }
  }

  func didEnd(_ effect: RunningEffect) {
    lock.lock()
    effects[ObjectIdentifier(effect)] = nil
    order.removeAll { $0 == ObjectIdentifier(effect) }
    wakeAndUnlock()
  }

  func didDismissRoot() {
    lock.lock()
    wasDismissed = true
    forgetEffectsAndUnlock()
  }

  /// Stops counting the running effects.
  ///
  /// They go on, and actions that they send are received.
  func forgetEffects() {
    lock.lock()
    forgetEffectsAndUnlock()
  }

  private func forgetEffectsAndUnlock() {
    for case let origin? in effects.values.map(\.origin) {
      forgotten[ObjectIdentifier(origin)] = origin
    }
    effects = [:]
    order = []
    wakeAndUnlock()
  }

  private func wakeAndUnlock() {
    let waiters = waiters
    self.waiters = [:]
    lock.unlock()
    for waiter in waiters.values { waiter.resume() }
  }

  /// Returns the action that the person sent last, with the state right after it.
  func takeSent() -> Received? {
    lock.withLock {
      defer { sent = nil }
      return sent
    }
  }

  /// Marks the present shared values, and so all earlier ones, as asserted.
  func settleShared() {
    lock.withLock { for index in received.indices { received[index].shared = nil } }
    shared.settle(nil)
  }

  var pending: [Received] { lock.withLock { received } }

  /// Returns the received actions that no failure has named yet, and marks them as named.
  func takeUnreported() -> [Received] {
    lock.withLock {
      defer { for index in received.indices { received[index].isReported = true } }
      return received.filter { !$0.isReported }
    }
  }

  func takeFirst(_ count: Int) -> [Received] {
    lock.withLock {
      let taken = Array(received.prefix(count))
      received.removeFirst(taken.count)
      return taken
    }
  }

  /// The effects that run and have not been cancelled, oldest first.
  func running(in runtime: EffectRuntime) -> [RunningEffect] {
    let effects = lock.withLock { order.compactMap { self.effects[$0] } }
    return effects.filter { !runtime.isCancelled($0) }
  }

  /// Returns the line of the test that led to an effect.
  func place(of effect: RunningEffect) -> TestPlace? {
    lock.withLock { (effect.origin?.root ?? effect.origin)?.note as? TestPlace }
  }

  var hasEffects: Bool { lock.withLock { !effects.isEmpty } }

  /// Whether an effect or a task of the screen is running, which could send an action.
  var hasWork: Bool { lock.withLock { !effects.isEmpty || screenTasks > 0 } }

  /// Returns at the next record, at the next end of an effect, or at the deadline.
  ///
  /// - Parameters:
  ///   - deadline: The latest time at which it returns.
  ///   - isCancellable: Whether it also returns when the waiting task is cancelled.
  ///   - isWorthIt: Called when the wait has begun; if it returns false, the wait ends at once.
  ///   - isolation: The actor of the caller.
  func wait(
    until deadline: ContinuousClock.Instant, isCancellable: Bool, while isWorthIt: () -> Bool,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let id = lock.withLock {
      lastWaiter += 1
      return lastWaiter
    }
    let alarm = Task { [self] in
      try await ContinuousClock().sleep(until: deadline)
      wake(id)
    }
    defer { alarm.cancel() }
    await withTaskCancellationHandler {
      _ = isolation
      await withCheckedContinuation { continuation in
        lock.withLock { waiters[id] = continuation }
        if isCancellable && Task.isCancelled || !isWorthIt() { wake(id) }
      }
    } onCancel: {
      if isCancellable { wake(id) }
    }
  }

  private func wake(_ id: UInt64) {
    lock.withLock { waiters.removeValue(forKey: id) }?.resume()
  }
}
