internal import Foundation

extension EffectRuntime {
  /// Registers an effect as running.
  ///
  /// It is cancelled from the start if its flight has been.
  ///
  /// - Parameters:
  ///   - running: The effect.
  ///   - id: The id of running effects that it replaces; they are cancelled.
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

  /// Removes a scope that is empty, and the parents that become empty by that.
  func prune(_ scope: EffectScope) {
    var scope = scope
    while scope.isEmpty, let parent = scope.parent, let key = scope.key,
      parent.child(key) === scope
    {
      parent.removeChild(key)
      scope = parent
    }
  }

  /// Returns the scope of a child feature, made if it does not exist yet.
  ///
  /// - Parameters:
  ///   - key: Identifies the child.
  ///   - parent: The scope of the parent feature.
  ///   - structure: The structure number of the collection with the child; 0 for a single child.
  ///   - dismiss: Asks the parent to dismiss the child; nil if it cannot be dismissed.
  /// - Returns: The scope.
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

  /// Whether the feature to which a scope belongs is still there.
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

  /// Returns the nearest scope, from the given one outward, that can be dismissed.
  func dismissible(from scope: EffectScope) -> EffectScope? {
    lock.lock()
    defer { lock.unlock() }
    var scope: EffectScope? = scope
    while let current = scope, current.dismiss == nil || current.isRoot { scope = current.parent }
    return scope
  }
}
