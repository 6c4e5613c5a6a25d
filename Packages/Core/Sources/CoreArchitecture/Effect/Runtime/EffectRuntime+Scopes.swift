internal import Foundation

extension EffectRuntime {
  /// Takes an effect into the tables. It is cancelled from the start if its flight has been.
  ///
  /// - Parameter id: The id of effects under way that it replaces.
  func insert(_ running: RunningEffect, replacing id: CancelID? = nil) {
    lock.lock()
    let replaced = id.flatMap { running.scope.cancellables[$0]?.all } ?? []
    running.isCancelled = running.flight.wasCancelled
    running.flight.effects.insert(running)
    running.scope.insert(running)
    for id in running.ids {
      var scope: EffectScope? = running.scope
      while let current = scope {
        current.cancellables[id, default: EffectSet()].insert(running)
        scope = current.parent
      }
    }
    cancelAndUnlock(replaced)
  }

  func remove(_ running: RunningEffect) {
    lock.lock()
    defer { lock.unlock() }
    running.flight.effects.remove(running)
    running.scope.remove(running)
    for id in running.ids {
      var scope: EffectScope? = running.scope
      while let current = scope {
        current.removeCancellable(running, id)
        scope = current.parent
      }
    }
    prune(running.scope)
  }

  func pruneIfEmpty(_ scope: EffectScope) {
    lock.withLock { prune(scope) }
  }

  /// Forgets scopes in which there is nothing.
  func prune(_ scope: EffectScope) {
    var scope = scope
    while scope.isEmpty, let parent = scope.parent, let key = scope.key,
      parent.child(key) === scope
    {
      parent.removeChild(key)
      scope = parent
    }
  }

  /// The scope of a child feature. Made if it is not there yet.
  ///
  /// - Parameter structure: What the collection is like that the child is in, if it is in one.
  func child(
    _ key: ScopeKey, of parent: EffectScope, structure: UInt64, dismiss: (() -> Void)?
  ) -> EffectScope {
    lock.lock()
    defer { lock.unlock() }
    let scope = parent.child(key) ?? EffectScope(parent: parent, key: key)
    parent.children[key.path, default: ChildScopes(structure: structure)].scopes[key.id] = scope
    scope.dismiss = dismiss
    return scope
  }

  /// Whether the feature of a scope, in which an effect runs, is still there.
  func holds(_ scope: EffectScope) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    var scope = scope
    while let parent = scope.parent, let key = scope.key {
      guard parent.child(key) === scope else { return false }
      scope = parent
    }
    return true
  }

  /// The nearest feature, from a scope outward, that whoever presents it can dismiss.
  func dismissible(from scope: EffectScope) -> EffectScope? {
    lock.lock()
    defer { lock.unlock() }
    var scope: EffectScope? = scope
    while let current = scope, current.dismiss == nil || current.isRoot { scope = current.parent }
    return scope
  }
}
