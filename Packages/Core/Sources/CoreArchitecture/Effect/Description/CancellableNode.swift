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
    if cancelInFlight { start.runtime.carryOut { $0.cancel(id, in: start.feature) } }
    var start = start
    start.ids.append(id)
    node.start(start, receiver)
  }
}
