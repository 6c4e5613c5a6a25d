/// Ends features that have gone, which a reducer found that is called by no store.
// Unchecked: holds constants only, as its superclass says.
final class EndNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let gone: [FeatureEffects]

  init(_ gone: [FeatureEffects]) {
    self.gone = gone
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    start.runtime.carryOut { $0.end(gone) }
  }
}

extension EffectSweep {
  /// The effect that ends those who have gone; `none` if nobody has.
  func ending<Action>() -> Effect<Action> {
    gone.isEmpty ? .none : Effect(node: EndNode(gone))
  }
}
