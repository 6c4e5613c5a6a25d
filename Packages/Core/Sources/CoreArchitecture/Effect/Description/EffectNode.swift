/// One step in the description of an effect.
///
/// Immutable; a store starts it on its actor.
@usableFromInline
class EffectNode<Action>: @unchecked Sendable {
  // Unchecked: subclasses hold only constants, and actions are handed to reducers on one actor.
  func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    fatalError("\(Self.self) must override start.")
  }

  /// Enters a step that waits for its turn, so that it can be cancelled until then.
  ///
  /// - Returns: What stands for it in the ledger.
  func reserve(_ start: EffectStart, _ receiver: ActionReceiver<Action>) -> RunningEffect {
    let effect = start.makeEffect(waitingIn: start.group)
    start.runtime.ask { $0.enter(effect) }
    return effect
  }

  /// Does the whole work at once if it sends nothing and leaves nothing to wait for.
  ///
  /// - Parameter runtime: The runtime of the store.
  /// - Returns: Whether it did; if not, the step is to be started.
  func perform(in runtime: EffectRuntime) -> Bool { false }
}
