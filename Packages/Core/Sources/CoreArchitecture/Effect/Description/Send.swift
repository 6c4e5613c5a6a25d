@_spi(Views) internal import CoreDependencies

/// Sends actions from an effect back into the store.
///
/// `Effect.run` passes one to its closure: `await send(.loaded(fact))`.
public struct Send<Action>: Sendable {
  let box: SendBox<Action>

  init(_ box: SendBox<Action>) {
    self.box = box
  }

  /// Makes a sender that passes every action to a closure on the main actor.
  public init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    let receiver = ActionReceiver<Action> { action, _ in
      let action = UncheckedTransfer(action)
      MainActor.assumeIsolated { send(action.value) }
    }
    box = SendBox(isolation: MainActor.shared, deliver: receiver)
  }

  /// Sends an action and returns when the store has processed it, on the store's actor.
  ///
  /// Does nothing in a cancelled task.
  nonisolated(nonsending) public func callAsFunction(_ action: Action) async {
    guard !Task.isCancelled else { return }
    if isSameActor(#isolation, box.isolation) {
      if let held = box.deliver(action) { await held.wait() }
    } else if let held = await box.deliver(UncheckedTransfer(action), on: box.isolation) {
      await held.wait()
    }
  }
}

/// Delivers the actions of one effect to the store while the effect runs.
// Unchecked: apart from the constant `isolation`, everything is used on that actor only.
final class SendBox<Action>: @unchecked Sendable {
  let isolation: any Actor
  private let location: _SourceLocation?
  private let origin: EffectOrigin?
  private let receiver: ActionReceiver<Action>
  private let feature: FeatureEffects?
  private var isClosed = false
  /// Marks the effect as ended.
  var completion: EffectCompletion?

  init(
    isolation: any Actor, location: _SourceLocation? = nil, origin: EffectOrigin? = nil,
    from feature: FeatureEffects? = nil, deliver receiver: ActionReceiver<Action>
  ) {
    self.isolation = isolation
    self.location = location
    self.origin = origin
    self.feature = feature
    self.receiver = receiver
  }

  /// Whether an observer may keep actions back until a test receives them.
  var mayHold: Bool { completion?.runtime.observer != nil }

  /// Delivers an action; returns what keeps it back, for the sender to wait for.
  @discardableResult
  func deliver(_ action: Action) -> HeldAction? {
    if isClosed { reportLate(action) }
    receiver.receive(action, Delivery(isFromTask: true, from: feature))
    guard let observer = completion?.runtime.observer else { return nil }
    return observer.takeHeld(of: completion?.effect)
  }

  /// Delivers an action after a hop, unless the task was cancelled on the way.
  @discardableResult
  func deliver(
    _ action: UncheckedTransfer<Action>, on isolation: isolated any Actor
  ) -> HeldAction? {
    guard !Task.isCancelled else { return nil }
    return deliver(action.value)
  }

  /// Called when the effect has ended; actions sent later are reported.
  func close() {
    isClosed = true
    completion?()
    completion = nil
  }

  /// A paragraph that names the action which started the effect, where that is recorded.
  var starter: String {
    guard let origin else { return "" }
    return "\nThe effect was started by:\n\n\(origin.name.indented)\n"
  }

  private func reportLate(_ action: Action) {
    guard let location else { return }
    reportIssue(
      """
      An action was sent from an effect that has already ended:

      \(debugName(of: action).indented)
      \(starter)
      The effect's closure let its 'send' escape, most likely into a task that outlives it, so the \
      action can be neither cancelled nor awaited. Await that work inside the effect, for example \
      in a task group.

      More: Documentation/Core.docc/Effects.md#send-after-the-end
      """, at: location)
  }
}

/// Transfers a value to the actor that owns it from then on.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  // Unchecked: the sending side never touches the value again.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Whether two isolations are the same actor.
///
/// A function of its own, as comparing `#isolation` in place miscompiles in Swift 6.3.1.
@inline(never)
package func isSameActor(_ lhs: (any Actor)?, _ rhs: any Actor) -> Bool {
  lhs.map { $0 === rhs } ?? false
}
