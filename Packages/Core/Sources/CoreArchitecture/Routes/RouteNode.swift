/// The effect of a screen, whose actions carry the screen's position when they are sent.
final class RouteNode<ScreenAction, Action>: EffectNode<Action>, @unchecked Sendable {
  // Unchecked: holds constants only, as its superclass says.
  let node: EffectNode<ScreenAction>
  let key: ScopeKey
  let structure: UInt64
  let position: Int
  /// The action that makes the coordinator dismiss the screen.
  let dismissal: Action
  let embed: (ScreenAction, _ position: Int) -> Action

  init(
    _ node: EffectNode<ScreenAction>, key: ScopeKey, structure: UInt64, position: Int,
    dismissal: Action, embed: @escaping (ScreenAction, _ position: Int) -> Action
  ) {
    self.node = node
    self.key = key
    self.structure = structure
    self.position = position
    self.dismissal = dismissal
    self.embed = embed
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    let dismissal = dismissal
    let scope = start.runtime.child(
      key.appended(to: start.path), of: start.scope, structure: structure,
      dismiss: { sink.send(dismissal) })
    start.runtime.setPosition(position, of: scope)
    var start = start
    start.scope = scope
    start.path = .identity
    let embed = embed
    let screenSink = ActionSink<ScreenAction> { action, isFromTask in
      sink.send(embed(action, scope.position), isFromTask: isFromTask)
    }
    node.start(start, screenSink)
    start.runtime.pruneIfEmpty(scope)
  }
}
