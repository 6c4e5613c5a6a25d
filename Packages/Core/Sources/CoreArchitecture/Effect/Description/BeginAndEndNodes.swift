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

/// The effect to start when a feature has ended, which nothing cancels.
final class FeatureEnding: EffectHandle, @unchecked Sendable {
  // Unchecked: `runtime` is set before anyone else has the ending.
  private let node: EffectNode<Never>
  private let state: Any.Type
  private weak var runtime: EffectRuntime?

  init(_ node: EffectNode<Never>, of state: Any.Type) {
    self.node = node
    self.state = state
  }

  func follow(_ runtime: EffectRuntime) { self.runtime = runtime }

  /// Starts the effect, as one of no feature of the store.
  func cancel() {
    guard let runtime else { return }
    if runtime.isOnActor { return start(in: runtime) }
    Task { await start(in: runtime, on: runtime.isolation) }
  }

  private func start(in runtime: EffectRuntime, on _: isolated any Actor) { start(in: runtime) }

  private func start(in runtime: EffectRuntime) {
    let origin = EffectOrigin(name: "the end of \(typeName(self.state))")
    var start = EffectStart(runtime, ActionEffects(), origin: origin)
    start.feature = FeatureEffects()
    node.start(start, ActionReceiver { _, _ in })
  }
}
