/// The effect of a screen, whose actions carry the screen's position when they are sent.
final class RouteNode<ScreenAction, Action>: EffectNode<Action>, @unchecked Sendable {
  // Unchecked: holds constants only, as its superclass says.
  let node: EffectNode<ScreenAction>
  let key: ChildKey
  let structure: UInt64
  let position: Int
  /// The action that makes the coordinator dismiss the screen.
  let dismissal: Action
  let embed: (ScreenAction, _ position: Int) -> Action

  init(
    _ node: EffectNode<ScreenAction>, key: ChildKey, structure: UInt64, position: Int,
    dismissal: Action, embed: @escaping (ScreenAction, _ position: Int) -> Action
  ) {
    self.node = node
    self.key = key
    self.structure = structure
    self.position = position
    self.dismissal = dismissal
    self.embed = embed
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    var start = start
    start.enterChild(key, structure: structure) { [dismissal] in receiver.receive(dismissal) }
    let feature = start.feature
    start.runtime.ask { _ in feature.position = position }
    let screenReceiver = ActionReceiver<ScreenAction> { [embed, position] action, isFromTask in
      receiver.receive(embed(action, feature.position ?? position), isFromTask: isFromTask)
    }
    node.start(start, screenReceiver)
    start.leaveChild()
  }
}
