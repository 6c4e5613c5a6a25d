/// The effect of a screen, whose actions carry the screen's position when they are sent.
// Unchecked: holds constants only, as its superclass says.
final class RouteNode<ScreenAction, Action>: EffectNode<Action>, @unchecked Sendable {
  let screen: EffectNode<ScreenAction>
  let key: ChildKey
  let structure: UInt64
  let position: Int
  /// The action that makes the coordinator dismiss the screen.
  let dismissal: Action
  let embed: (ScreenAction, _ position: Int) -> Action

  init(
    _ screen: EffectNode<ScreenAction>, key: ChildKey, structure: UInt64, position: Int,
    dismissal: Action, embed: @escaping (ScreenAction, _ position: Int) -> Action
  ) {
    self.screen = screen
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
    screen.start(start, screenReceiver)
    start.leaveChild()
  }
}

/// Cancels the effects of screens that have left, and updates the positions of the others.
// Unchecked: holds constants only, as its superclass says.
final class RoutesSettledNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let path: StatePath
  let structure: UInt64
  let endsEffects: Bool
  let position: (AnyHashable) -> Int?

  init(
    path: StatePath, structure: UInt64, endsEffects: Bool,
    position: @escaping (AnyHashable) -> Int?
  ) {
    self.path = path
    self.structure = structure
    self.endsEffects = endsEffects
    self.position = position
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    start.runtime.settleRoutes(
      at: start.path.appending(path), in: start.feature, structure: structure,
      endsEffects: endsEffects, position: position)
  }
}

extension EffectRuntime {
  fileprivate func settleRoutes(
    at path: StatePath, in parent: FeatureEffects, structure: UInt64, endsEffects: Bool,
    position: (AnyHashable) -> Int?
  ) {
    if endsEffects {
      carryOut {
        $0.cancelChildren(at: path, in: parent, structure: structure) { position($0) != nil }
      }
    }
    let children = ask { _ in parent.children[path] }
    for (id, screen) in children?.features ?? [:] {
      if let position = position(id) { ask { _ in screen.position = position } }
    }
  }
}
