internal import Foundation

/// The effect of a screen, whose actions carry the screen's position when they are sent.
// Unchecked: holds constants only, as its superclass says.
final class RouteNode<ScreenAction, Action>: EffectNode<Action>, @unchecked Sendable {
  let screen: EffectNode<ScreenAction>
  let key: ScopeKey
  let structure: UInt64
  let position: Int
  /// The action that makes the coordinator dismiss the screen.
  let dismissal: Action
  let embed: (ScreenAction, _ position: Int) -> Action

  init(
    _ screen: EffectNode<ScreenAction>, key: ScopeKey, structure: UInt64, position: Int,
    dismissal: Action, embed: @escaping (ScreenAction, _ position: Int) -> Action
  ) {
    self.screen = screen
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
    screen.start(start, screenSink)
    start.runtime.pruneIfEmpty(scope)
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

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    start.runtime.settleRoutes(
      at: start.path.appending(path), in: start.scope, structure: structure,
      endsEffects: endsEffects, position: position)
  }
}

extension EffectRuntime {
  fileprivate func settleRoutes(
    at path: StatePath, in parent: EffectScope, structure: UInt64, endsEffects: Bool,
    position: (AnyHashable) -> Int?
  ) {
    if endsEffects {
      cancelChildren(at: path, in: parent, structure: structure) { position($0) != nil }
    }
    let scopes = lock.withLock { parent.children[path]?.scopes ?? [:] }
    for (id, scope) in scopes {
      if let position = position(id) { setPosition(position, of: scope) }
    }
  }

  /// Sets the position of a screen's scope.
  ///
  /// The scope of the root is marked, because only the coordinator's own parent can dismiss the
  /// root.
  fileprivate func setPosition(_ position: Int, of scope: EffectScope) {
    scope.position = position
    lock.withLock { scope.isRoot = position == 0 }
  }
}
