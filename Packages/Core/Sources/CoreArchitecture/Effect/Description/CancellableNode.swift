// Unchecked: holds constants only, as its superclass says.
final class CancellableNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let node: EffectNode<Action>
  let id: CancelID
  let cancelInFlight: Bool

  init(_ node: EffectNode<Action>, id: CancelID, cancelInFlight: Bool) {
    self.node = node
    self.id = id
    self.cancelInFlight = cancelInFlight
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    if cancelInFlight { cancelOthers(start) }
    node.start(identified(start), receiver)
  }

  /// Cancels what runs under the id, but no step of the same sequence that waits for its turn.
  private func cancelOthers(_ start: EffectStart) {
    start.runtime.carryOut {
      $0.cancel(id, in: start.feature) { $0.queue.map(start.isWithin) ?? false }
    }
  }

  override func reserve(
    _ start: EffectStart, _ receiver: ActionReceiver<Action>
  ) -> RunningEffect {
    node.reserve(identified(start), receiver)
  }

  private func identified(_ start: EffectStart) -> EffectStart {
    var start = start
    start.ids.append(id)
    return start
  }
}
