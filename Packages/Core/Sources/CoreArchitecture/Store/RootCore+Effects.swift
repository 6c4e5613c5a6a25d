/// Whether the root stores that are made begin when they are told to, as they are explored.
package enum ExploredBeginning {
  @TaskLocal package static var isLater = false
}

extension RootCore {
  /// Begins the features of a new store.
  package func begin() {
    guard begins else { return }
    let (before, wasSending) = (ActionEffects(), isSending)
    isSending = true
    var effects: ActionEffects? = before
    beginNew(&effects, from: EffectOrigin(name: "the beginning of \(typeName(State.self))"))
    isSending = wasSending
    if isBuffering { processBuffer() }
  }

  /// Begins the features that are there and have not begun.
  @inline(never)
  func beginNew(_ effects: inout ActionEffects?, from origin: EffectOrigin?) {
    guard let begin = node.begin else { return }
    let effect = DependencySnapshot.bind(dependencies) {
      begin(state, BeginLook(runtime.root))
    }
    guard let node = effect.node else { return }
    let started = effects ?? ActionEffects()
    start(node, started, origin)
    effects = started
  }

  func start(_ node: EffectNode<Action>, _ effects: ActionEffects, _ origin: EffectOrigin?) {
    let receiver = ActionReceiver<Action> { [weak self] action, delivery in
      guard let self else { return }
      if delivery.isFromTask, isHeld(action, effects, origin, delivery.feature) { return }
      _ = send(action, effects: effects, origin: origin, from: delivery.feature)
    }
    node.start(EffectStart(runtime, effects, origin: origin), receiver)
  }

  private func isHeld(
    _ action: Action, _ effects: ActionEffects, _ origin: EffectOrigin?,
    _ feature: FeatureEffects?
  ) -> Bool {
    guard let holder else { return false }
    return holder(action) { [weak self] in
      _ = self?.send(action, effects: effects, origin: origin, from: feature)
    }
  }
}
