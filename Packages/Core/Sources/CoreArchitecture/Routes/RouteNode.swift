/// The effect of a screen, whose actions carry the screen's position when they are sent.
final class RouteNode<ScreenAction, Action>: EffectNode<Action>, @unchecked Sendable {
  // Unchecked: holds constants only, as its superclass says.
  let node: EffectNode<ScreenAction>
  let key: ChildKey
  let position: Int
  /// The action that makes the coordinator dismiss the screen.
  let dismissal: Action
  let embed: (ScreenAction, _ position: Int) -> Action

  init(
    _ node: EffectNode<ScreenAction>, key: ChildKey, position: Int,
    dismissal: Action, embed: @escaping (ScreenAction, _ position: Int) -> Action
  ) {
    self.node = node
    self.key = key
    self.position = position
    self.dismissal = dismissal
    self.embed = embed
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    let start = entered(start, receiver)
    node.start(start, embedding(start.feature, receiver))
    start.leaveChild()
  }

  override func reserve(
    _ start: EffectStart, _ receiver: ActionReceiver<Action>
  ) -> RunningEffect {
    let start = entered(start, receiver)
    return node.reserve(start, embedding(start.feature, receiver))
  }

  private func entered(
    _ start: EffectStart, _ receiver: ActionReceiver<Action>
  ) -> EffectStart {
    var start = start
    start.enterChild(
      key, ChildEntry { [dismissal] in receiver.receive(dismissal) })
    start.runtime.ask { [position] _ in start.feature.position = position }
    return start
  }

  private func embedding(
    _ feature: FeatureEffects, _ receiver: ActionReceiver<Action>
  ) -> ActionReceiver<ScreenAction> {
    ActionReceiver { [embed, position] action, delivery in
      receiver.receive(embed(action, feature.position ?? position), delivery)
    }
  }
}
