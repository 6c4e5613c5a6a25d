internal import CoreArchitecture
@_spi(Locked) internal import CoreDependencies

/// The actions and effects of a test store that the test has not asserted yet.
///
/// Written on the store's actor and read on the test's, so a lock guards everything.
///
/// The lock holds nothing: a lock of a generic type costs a look-up of that type at each access.
final class ActionLog<State, Action>: EffectObserver, @unchecked Sendable {
  // Unchecked: `lock` guards the entries. The store's actor gives states and actions away, to the
  // test.
  struct Received {
    let action: Action
    let state: State
    /// The shared values right after the action; nil for the present ones.
    var shared: SharedSnapshot?
    /// Whether the test has already failed because it does not handle the action.
    var isReported = false
  }

  /// The effect that ended last.
  struct Ended {
    let effect: RunningEffect
    let isCancelled: Bool
  }

  let shared = SharedChangeTracker()

  struct Entries {
    var received: [Received] = []
    var held: [Held] = []
    var isHolding = false
    /// The held action that no effect waits for yet.
    var lastHeld: HeldAction?
    /// The record of the action that the test has sent, or has let a held one be processed.
    var sent: Received?
    var isPersonActing = false
    var isProcessingHeld = false
    var locationOfStep: _SourceLocation?
    var screenTasks = 0
    var effects: [ObjectIdentifier: RunningEffect] = [:]
    var order: [ObjectIdentifier] = []
    /// The origins whose effects are not counted, including effects that start later.
    var forgotten: [ObjectIdentifier: EffectOrigin] = [:]
    var waiters: [UInt64: CheckedContinuation<Void, Never>] = [:]
    var lastWaiter: UInt64 = 0
    var wasDismissed = false
    var lastEnded: RunningEffect?

    mutating func forgetEffects() {
      for case let origin? in effects.values.map(\.origin) {
        forgotten[ObjectIdentifier(origin)] = origin
      }
      effects = [:]
      order = []
    }
  }

  private let lock = Locked(())
  private var entries = Entries()

  func access<Result>(_ body: (inout Entries) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&entries)
  }

  /// Changes the entries and wakes all who wait.
  func change(_ body: (inout Entries) -> Void) {
    let waiters = access { entries in
      body(&entries)
      defer { entries.waiters = [:] }
      return entries.waiters
    }
    for waiter in waiters.values { waiter.resume() }
  }

  /// Whether the feature has asked to be dismissed.
  var isDismissed: Bool { access { $0.wasDismissed } }

  func record(_ action: Action, _ state: State, isFromEffect: Bool) {
    let record = Received(action: action, state: state, shared: shared.snapshot())
    change { entries in
      let isAwaited = isFromEffect ? entries.isProcessingHeld : entries.isPersonActing
      if isAwaited, entries.sent == nil {
        entries.sent = record
      } else {
        entries.received.append(record)
      }
    }
  }

  /// Runs an operation that performs what a person does.
  ///
  /// The first action that it sends is the person's own; any other, then or later, is received.
  func whilePersonActs<Result>(at location: _SourceLocation, _ operation: () -> Result) -> Result {
    access { entries in
      entries.sent = nil
      entries.isPersonActing = true
      entries.locationOfStep = location
    }
    defer { access { $0.isPersonActing = false } }
    return operation()
  }

  /// Sets the number of running tasks of the screen.
  func setScreenTasks(_ count: Int) {
    change { $0.screenTasks = count }
  }

  func didStart(_ effect: RunningEffect) {
    access { entries in
      if let origin = effect.origin {
        if entries.forgotten[ObjectIdentifier(origin)] != nil { return }
        if entries.isPersonActing, origin.root == nil { origin.note = entries.locationOfStep }
      }
      entries.effects[ObjectIdentifier(effect)] = effect
      entries.order.append(ObjectIdentifier(effect))
    }
  }

  func didEnd(_ effect: RunningEffect) {
    change { entries in
      entries.lastEnded = effect
      entries.effects[ObjectIdentifier(effect)] = nil
      entries.order.removeAll { $0 == ObjectIdentifier(effect) }
    }
  }

  func didDismissRoot() {
    change { entries in
      entries.wasDismissed = true
      entries.forgetEffects()
    }
  }

  /// Stops counting the running effects.
  ///
  /// They go on, and actions that they send are received.
  func forgetEffects() {
    change { $0.forgetEffects() }
  }

  /// Returns the action that the person sent last, with the state right after it.
  func takeSent() -> Received? {
    access { entries in
      defer { entries.sent = nil }
      return entries.sent
    }
  }

  /// Marks the present shared values, and so all earlier ones, as asserted.
  func settleShared() {
    access { entries in
      for index in entries.received.indices { entries.received[index].shared = nil }
    }
    shared.settle(nil)
  }

  var pending: [Received] { access { $0.received } }

  /// Returns the actions that no failure has named yet, and marks them as named.
  func takeUnreported() -> [Action] {
    access { entries in
      defer {
        for index in entries.received.indices { entries.received[index].isReported = true }
        for index in entries.held.indices { entries.held[index].isReported = true }
      }
      return entries.received.filter { !$0.isReported }.map(\.action)
        + entries.held.filter { !$0.isReported }.map(\.action)
    }
  }

  func takeFirst(_ count: Int) -> [Received] {
    access { entries in
      let taken = Array(entries.received.prefix(count))
      entries.received.removeFirst(taken.count)
      return taken
    }
  }

  /// The effects that run and have not been cancelled, oldest first.
  ///
  /// Those that wait until the test receives their action are left out.
  func running(in runtime: EffectRuntime) -> [RunningEffect] {
    let effects = access { entries in
      let waiting = entries.held.compactMap { $0.effect.map(ObjectIdentifier.init) }
      return entries.order.filter { !waiting.contains($0) }.compactMap { entries.effects[$0] }
    }
    return effects.filter { !runtime.isCancelled($0) }
  }

  /// Returns the line of the test that led to an effect.
  func place(of effect: RunningEffect) -> _SourceLocation? {
    access { _ in (effect.origin?.root ?? effect.origin)?.note as? _SourceLocation }
  }

  /// The effect that ended last, and whether it was cancelled before its end.
  func lastEnded(in runtime: EffectRuntime) -> Ended? {
    access(\.lastEnded).map { Ended(effect: $0, isCancelled: runtime.isCancelled($0)) }
  }

  var hasEffects: Bool { access { !$0.effects.isEmpty } }

  /// Whether an effect or a task of the screen is running, which could send an action.
  var hasWork: Bool { access { !$0.effects.isEmpty || $0.screenTasks > 0 } }

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
    let id = access { entries in
      entries.lastWaiter += 1
      return entries.lastWaiter
    }
    let alarm = Task { [self] in
      try await ContinuousClock().sleep(until: deadline)
      wake(id)
    }
    defer { alarm.cancel() }
    await withTaskCancellationHandler {
      _ = isolation
      await withCheckedContinuation { continuation in
        access { $0.waiters[id] = continuation }
        if isCancellable && Task.isCancelled || !isWorthIt() { wake(id) }
      }
    } onCancel: {
      if isCancellable { wake(id) }
    }
  }

  private func wake(_ id: UInt64) {
    access { $0.waiters.removeValue(forKey: id) }?.resume()
  }
}
