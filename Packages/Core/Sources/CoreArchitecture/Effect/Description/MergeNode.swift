// Unchecked: holds constants only, as its superclass says.
final class MergeNode<Action>: EffectNode<Action>, @unchecked Sendable {
  /// Limits both the copying by one more merge and the depth to which merges nest.
  private static var flatCount: Int { 256 }

  let nodes: [EffectNode<Action>]

  init(_ nodes: [EffectNode<Action>]) {
    self.nodes = nodes.flatMap { node in
      guard let merge = node as? MergeNode, merge.nodes.count < Self.flatCount else {
        return [node]
      }
      return merge.nodes
    }
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    for node in nodes { node.start(start, receiver) }
  }
}
