/// The beginning of a feature: its effect, and the work for its end.
// Unchecked: holds constants only, as its superclass says.
final class BeginNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let node: EffectNode<Action>?
  let ending: FeatureEnding?

  init(_ node: EffectNode<Action>? = nil, ending: FeatureEnding? = nil) {
    self.node = node
    self.ending = ending
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    ending?.follow(start.runtime)
    start.runtime.ask { _ in
      start.feature.endings = (start.feature.endings ?? []) + (ending.map { [$0] } ?? [])
    }
    node?.start(start, receiver)
  }
}
