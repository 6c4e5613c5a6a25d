@_spi(Locked) internal import CoreDependencies
internal import CoreToolchain

extension Effect {
  /// Runs work that calls back, such as a publisher's, until it says that it has ended.
  ///
  /// `subscribe` is called on the store's actor when the effect starts; its callbacks may come from
  /// any thread. What it returns ends the work, on any thread, when the effect is cancelled.
  @_spi(Combine) public static func subscription(
    _ subscribe:
      @escaping (
        _ receive: @escaping (Action) -> Void, _ end: @escaping () -> Void
      ) -> @Sendable () -> Void
  ) -> Self {
    Self(node: SubscriptionNode(subscribe))
  }
}

/// Work that calls back, as long as one task of the store waits for its end.
// Unchecked: holds constants only, as its superclass says.
private final class SubscriptionNode<Action>: EffectNode<Action>, @unchecked Sendable {
  typealias Subscribe =
    (@escaping (Action) -> Void, @escaping () -> Void) -> @Sendable () -> Void

  let subscribe: Subscribe
  let dependencies: DependencySnapshot?

  init(_ subscribe: @escaping Subscribe) {
    self.subscribe = subscribe
    dependencies = DependencySnapshot.current
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    let box = SendBox<Action>(
      isolation: start.runtime.isolation, origin: start.origin, from: start.feature,
      deliver: receiver)
    let inbox = Inbox(box, dependencies)
    start.runtime.launch(start, dependencies: dependencies) { isolation, completion in
      box.completion = completion
      let task = spawn(isolation, inbox)
      inbox.begin(task)
      return task
    }
    guard !inbox.isCancelled else { return }
    DependencySnapshot.bind(dependencies) {
      inbox.keep(subscribe({ inbox.receive($0) }, { inbox.end() }))
    }
  }

  private func spawn(
    _ isolation: isolated any Actor, _ inbox: Inbox<Action>
  ) -> Task<Void, Never> {
    // At once, so that a cancellation finds its handler: it waits for arrivals, which there are
    // none of.
    Task.immediate {
      _ = isolation
      await withTaskCancellationHandler {
        for await _ in inbox.arrivals { inbox.deliver() }
      } onCancel: {
        inbox.cancel()
      }
      inbox.deliver()
      inbox.cancel()
      inbox.box.close()
    }
  }
}

/// The actions that have arrived from any thread, on their way to the store's actor.
// Unchecked: holds constants and locks; actions go to the store's actor, which owns them from then
// on.
private final class Inbox<Action>: @unchecked Sendable {
  private struct Contents {
    var actions: [UncheckedTransfer<Action>] = []
    var isCancelled = false
    var isDelivering = false
    var task: Task<Void, Never>?
    /// Ends the work; nil before it has begun and after it has ended.
    var cancel: (@Sendable () -> Void)?

    /// Whether actions are no longer wanted: a task that is yet to run was perhaps told so alone.
    var isOver: Bool { isCancelled || task?.isCancelled == true }

    /// Returns whether nobody delivers yet, and notes that somebody does.
    mutating func begin() -> Bool {
      defer { isDelivering = true }
      return !isDelivering
    }

    mutating func next() -> UncheckedTransfer<Action>? {
      guard !isOver, !actions.isEmpty else {
        isDelivering = false
        return nil
      }
      return actions.removeFirst()
    }
  }

  let box: SendBox<Action>
  /// Tells that actions wait; ends with the work.
  let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation
  private let dependencies: DependencySnapshot?
  private let contents = Locked(Contents())

  init(_ box: SendBox<Action>, _ dependencies: DependencySnapshot?) {
    self.box = box
    self.dependencies = dependencies
    (arrivals, arrival) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  var isCancelled: Bool { contents.withLock { $0.isOver } }

  func begin(_ task: Task<Void, Never>) { contents.withLock { $0.task = task } }

  func keep(_ cancel: @escaping @Sendable () -> Void) {
    let isOver = contents.withLock { contents in
      if !contents.isCancelled { contents.cancel = cancel }
      return contents.isOver
    }
    if isOver { cancel() }
  }

  /// Delivers an action at once on the store's actor, and soon from elsewhere, in order.
  func receive(_ action: Action) {
    let action = UncheckedTransfer(action)
    let isWelcome = contents.withLock { contents in
      if !contents.isOver { contents.actions.append(action) }
      return !contents.isOver
    }
    guard isWelcome else { return }
    if CurrentExecutor.isThat(of: box.isolation) { deliver() } else { arrival.yield() }
  }

  /// Delivers what has arrived; on the store's actor only.
  func deliver() {
    guard contents.withLock({ $0.begin() }) else { return }
    DependencySnapshot.bind(dependencies) {
      while let action = contents.withLock({ $0.next() }) { box.deliver(action.value) }
    }
  }

  func end() { arrival.finish() }

  /// Ends the work, and drops what has not been delivered; does nothing after the end.
  func cancel() {
    let (actions, cancel) = contents.withLock { contents in
      contents.isCancelled = true
      defer { contents.actions = [] }
      return (contents.actions, contents.cancel.take())
    }
    // Values released with the actions may call back, so they are released without the lock.
    withExtendedLifetime(actions) { cancel?() }
    arrival.finish()
  }
}
