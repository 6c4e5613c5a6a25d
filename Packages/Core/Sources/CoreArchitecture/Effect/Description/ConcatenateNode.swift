// Unchecked: holds constants only, as its superclass says.
final class ConcatenateNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let nodes: [EffectNode<Action>]

  init(_ nodes: [EffectNode<Action>]) {
    self.nodes = nodes.flatMap { ($0 as? ConcatenateNode)?.nodes ?? [$0] }
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    EffectQueue(start, receiver).begin(nodes)
  }
}
