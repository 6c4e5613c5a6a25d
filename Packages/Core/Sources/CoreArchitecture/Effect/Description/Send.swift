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
