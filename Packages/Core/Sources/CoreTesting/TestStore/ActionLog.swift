internal import CoreArchitecture
internal import Foundation

/// What happens in a test store that the test has not accounted for yet.
///
/// Written on the store's actor and read on the test's, so everything is behind a lock.
final class ActionLog<State, Action>: EffectObserver, @unchecked Sendable {
  // Unchecked: everything mutable is guarded by `lock`.
  struct Received {
    let action: Action
    let state: State
    /// The shared values right after the action; nil for those there are now.
    var shared: SharedSnapshot?
    /// Whether the test has failed because it does not handle the action.
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
  /// Whose effects are not counted, those that start later included.
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

  /// Carries out what a person does. The first action that it sends is the person's own; any other
  /// that comes, then or later, is one that the store receives.
  func whilePersonActs<Result>(at place: TestPlace, _ operation: () -> Result) -> Result {
    lock.withLock {
      sent = nil
      isPersonActing = true
      placeOfDeed = place
    }
    defer { lock.withLock { isPersonActing = false } }
    return operation()
  }

  /// Notes how many tasks of the screen are under way.
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

  /// Counts the effects that are under way no longer. They go on, and what they send is received.
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

  /// The action that the person sent last, with the state right after it.
  func takeSent() -> Received? {
    lock.withLock {
      defer { sent = nil }
      return sent
    }
  }

  /// The test has accounted for the shared values there are now, and so for earlier ones.
  func settleShared() {
    lock.withLock { for index in received.indices { received[index].shared = nil } }
    shared.settle(nil)
  }

  var pending: [Received] { lock.withLock { received } }

  /// Received actions of which no failure has told yet, and now one does.
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

  /// Effects that run and have not been cancelled, oldest first.
  var running: [RunningEffect] {
    let effects = lock.withLock { order.compactMap { self.effects[$0] } }
    return effects.filter { !$0.wasCancelled }
  }

  /// Where the test did what an effect came of.
  func place(of effect: RunningEffect) -> TestPlace? {
    lock.withLock { (effect.origin?.root ?? effect.origin)?.note as? TestPlace }
  }

  var hasEffects: Bool { lock.withLock { !effects.isEmpty } }

  /// Whether anything is under way that could send an action.
  var hasWork: Bool { lock.withLock { !effects.isEmpty || screenTasks > 0 } }

  /// Returns at the next record or end of an effect, or when the time is up.
  ///
  /// - Parameters:
  ///   - isCancellable: Whether it returns, too, when the waiting task is cancelled.
  ///   - isWorthIt: Asked once the wait has begun; there is none if it says no.
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
