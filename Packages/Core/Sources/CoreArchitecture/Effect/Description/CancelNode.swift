// Unchecked: holds constants only, as its superclass says.
final class CancelNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let id: CancelID

  init(_ id: CancelID) {
    self.id = id
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    start.runtime.carryOut { $0.cancel(id, in: start.feature) }
  }

  override func perform(in runtime: EffectRuntime) -> Bool {
    runtime.carryOut { $0.cancel(id, in: $0.root) }
    return true
  }
}
