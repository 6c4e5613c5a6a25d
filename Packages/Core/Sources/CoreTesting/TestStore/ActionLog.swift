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
  }

  private let lock = NSLock()
  private var received: [Received] = []
  private var sentState: State?
  private var effects: [ObjectIdentifier: RunningEffect] = [:]
  private var order: [ObjectIdentifier] = []
  private var waiter: (id: UInt64, continuation: CheckedContinuation<Void, Never>)?
  private var lastWaiter: UInt64 = 0
  private var wasDismissed = false

  /// Whether the feature has asked to be dismissed.
  var isDismissed: Bool { lock.withLock { wasDismissed } }

  func record(_ action: Action, _ state: State, isFromEffect: Bool) {
    lock.lock()
    if isFromEffect {
      received.append(Received(action: action, state: state))
    } else {
      sentState = state
    }
    wakeAndUnlock()
  }

  func didStart(_ effect: RunningEffect) {
    lock.withLock {
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
    wakeAndUnlock()
  }

  private func wakeAndUnlock() {
    let waiter = waiter
    self.waiter = nil
    lock.unlock()
    waiter?.continuation.resume()
  }

  /// The state right after the action that was sent last.
  func takeSentState() -> State? {
    lock.withLock {
      defer { sentState = nil }
      return sentState
    }
  }

  var pending: [Received] { lock.withLock { received } }

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

  var hasEffects: Bool { lock.withLock { !effects.isEmpty } }

  /// Returns at the next record or end of an effect, or when the time is up.
  ///
  /// - Parameter count: With more actions than these there is no wait; nor without effects.
  func wait(
    until deadline: ContinuousClock.Instant, unlessMoreThan count: Int,
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
      await withCheckedContinuation { continuation in
        lock.lock()
        guard !Task.isCancelled else {
          lock.unlock()
          return continuation.resume()
        }
        waiter = (id, continuation)
        lock.unlock()
        if pending.count > count || !hasEffects { wake(id) }
      }
    } onCancel: {
      wake(id)
    }
  }

  private func wake(_ id: UInt64) {
    lock.lock()
    guard waiter?.id == id else { return lock.unlock() }
    wakeAndUnlock()
  }
}
