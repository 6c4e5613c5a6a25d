extension Effect {
  /// Passes on at most one action per interval, of all effects that share an id.
  ///
  /// The first action passes at once and begins an interval. Of the actions during the interval,
  /// one passes at its end.
  ///
  /// - Parameters:
  ///   - id: Identifies the effects; an effect cancels the running one with the same id.
  ///   - interval: The least time between two actions.
  ///   - clock: The clock that measures the interval.
  ///   - latest: Whether the last action of an interval is passed on at its end, or the first.
  /// - Returns: The throttled effect.
  public func throttle<ID: Hashable & Sendable, C: Clock>(
    id: ID,
    for interval: C.Duration,
    clock: C,
    latest: Bool
  ) -> Self {
    guard let node else { return .none }
    let throttled = ThrottleNode(
      node, id: CancelID(id), interval: interval, clock: clock, latest: latest)
    return Self(node: throttled).cancellable(id: id, cancelInFlight: true)
  }

  /// Passes on at most one action per interval, of all effects that share an id.
  public func throttle<ID: Hashable & Sendable, C: Clock>(
    id: ID,
    for interval: C.Duration,
    scheduler: C,
    latest: Bool
  ) -> Self {
    throttle(id: id, for: interval, clock: scheduler, latest: latest)
  }
}

// Unchecked: holds constants only, as its superclass says.
private final class ThrottleNode<Action, C: Clock>: EffectNode<Action>, @unchecked Sendable {
  let node: EffectNode<Action>
  let id: CancelID
  let interval: C.Duration
  let clock: C
  let latest: Bool

  init(
    _ node: EffectNode<Action>, id: CancelID, interval: C.Duration, clock: C, latest: Bool
  ) {
    self.node = node
    self.id = id
    self.interval = interval
    self.clock = clock
    self.latest = latest
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    let gate = ThrottleGate(self, start, receiver)
    node.start(start, ActionReceiver { action, _ in gate.receive(action) })
  }
}

/// Passes on the actions of one throttled effect at their time.
private final class ThrottleGate<Action, C: Clock>: @unchecked Sendable {
  // Unchecked: used on the store's actor only.
  private typealias Window = ThrottleWindowOf<Action, C>

  private let node: ThrottleNode<Action, C>
  private let start: EffectStart
  private let receiver: ActionReceiver<Action>
  private var isWaiting = false

  init(_ node: ThrottleNode<Action, C>, _ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    self.node = node
    self.start = start
    self.receiver = receiver
  }

  /// The window shared by all effects of the feature that are throttled with the id.
  private var window: Window {
    let id = ThrottleID(id: node.id, window: ObjectIdentifier(Window.self))
    return start.runtime.ask { ledger in
      ledger.window(id, in: start.feature) { Window(clock: node.clock, interval: node.interval) }
    }
  }

  func receive(_ action: Action) {
    let window = window
    // A replaced action is released after the change, as values released with it may send actions.
    let decision = withExtendedLifetime(window.throttle) { _ in
      window.throttle.receive(
        action, at: node.clock.now, interval: node.interval, latest: node.latest)
    }
    switch decision {
    case .pass(let action): receiver.receive(action, Delivery(from: start.feature))
    case .hold(let end) where !isWaiting: wait(until: end)
    case .hold: break
    }
  }

  private func wait(until end: C.Instant) {
    isWaiting = true
    let runtime = start.runtime
    runtime.launch(start, dependencies: .current) { isolation, completion in
      guard let tasks = runtime.tasks else { return spawn(isolation, until: end, completion) }
      return RunningEffect.$explored.withValue(completion.effect) {
        spawn(isolation, until: end, completion, preferring: tasks)
      }
    }
  }

  private func spawn(
    _ isolation: isolated any Actor, until end: C.Instant, _ completion: EffectCompletion
  ) -> Task<Void, Never> {
    Task {
      _ = isolation
      try? await self.node.clock.sleep(until: end, tolerance: nil)
      self.pass()
      completion()
    }
  }

  /// Makes the task of an effect that is explored.
  private func spawn(
    _ isolation: isolated any Actor, until end: C.Instant, _ completion: EffectCompletion,
    preferring tasks: any TaskExecutor
  ) -> Task<Void, Never> {
    Task(executorPreference: tasks) { await self.wait(until: end, completion, on: isolation) }
  }

  private func wait(
    until end: C.Instant, _ completion: EffectCompletion, on isolation: isolated any Actor
  ) async {
    try? await node.clock.sleep(until: end, tolerance: nil)
    pass()
    completion()
  }

  private func pass() {
    isWaiting = false
    guard !Task.isCancelled, let action = window.throttle.release(at: node.clock.now) else {
      return
    }
    receiver.receive(action, Delivery(from: start.feature))
  }
}

/// The throttle window of one type of actions and of clock.
final class ThrottleWindowOf<Action, C: Clock>: ThrottleWindow, @unchecked Sendable {
  // Unchecked: used on the store's actor only.
  private let clock: C
  private let interval: C.Duration
  var throttle = Throttle<Action, C.Instant>()

  init(clock: C, interval: C.Duration) {
    self.clock = clock
    self.interval = interval
  }

  var isOver: Bool { throttle.isOver(at: clock.now, interval: interval) }
}
