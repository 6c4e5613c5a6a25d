internal import Foundation

/// The effect of a screen, whose actions say where the screen is when they are sent.
// Unchecked: holds constants only, as its superclass says.
final class RouteNode<ScreenAction, Action>: EffectNode<Action>, @unchecked Sendable {
  let screen: EffectNode<ScreenAction>
  let key: ScopeKey
  let position: Int
  /// The action by which the coordinator ends the screen.
  let dismissal: Action?
  let embed: (ScreenAction, _ position: Int) -> Action

  init(
    _ screen: EffectNode<ScreenAction>, key: ScopeKey, position: Int, dismissal: Action?,
    embed: @escaping (ScreenAction, _ position: Int) -> Action
  ) {
    self.screen = screen
    self.key = key
    self.position = position
    self.dismissal = dismissal
    self.embed = embed
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    let scope = start.runtime.child(
      key.appended(to: start.path), of: start.scope,
      dismiss: dismissal.map { action in { sink.send(action) } })
    scope.position = position
    var start = start
    start.scope = scope
    start.path = .identity
    let embed = embed
    screen.start(start, ActionSink<ScreenAction> { sink.send(embed($0, scope.position)) })
    start.runtime.pruneIfEmpty(scope)
  }
}

/// Ends the effects of screens that have gone, and tells those of the others where they are.
// Unchecked: holds constants only, as its superclass says.
final class RoutesSettledNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let path: StatePath
  let endsEffects: Bool
  let position: (AnyHashable) -> Int?

  init(path: StatePath, endsEffects: Bool, position: @escaping (AnyHashable) -> Int?) {
    self.path = path
    self.endsEffects = endsEffects
    self.position = position
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    start.runtime.settleRoutes(
      at: start.path.appending(path), in: start.scope, endsEffects: endsEffects,
      position: position)
  }
}

extension EffectRuntime {
  fileprivate func settleRoutes(
    at path: StatePath, in parent: EffectScope, endsEffects: Bool,
    position: (AnyHashable) -> Int?
  ) {
    let scopes = lock.withLock { parent.children.filter { $0.key.path == path } }
    for (key, scope) in scopes {
      if let position = position(key.id) {
        scope.position = position
      } else if endsEffects {
        cancelChild(key, of: parent)
      }
    }
  }
}
