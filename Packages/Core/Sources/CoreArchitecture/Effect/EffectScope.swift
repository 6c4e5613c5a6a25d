internal import Foundation

/// A presented feature, a row or a screen, as the home of effects that end with it.
///
/// Scopes form a tree that mirrors the features' nesting and exist only while they have effects.
/// Guarded by the runtime's lock.
final class EffectScope: @unchecked Sendable {
  // Unchecked: see the lock above; `parent`, `key` and `dismiss` are constants.
  let parent: EffectScope?
  let key: ScopeKey?
  /// Asks whoever presents the feature to end it; called on the store's actor.
  let dismiss: (() -> Void)?
  var children: [ScopeKey: EffectScope] = [:]
  /// In no order; each effect knows its place.
  private var effects: [RunningEffect] = []
  var cancellables: [CancelID: EffectSet] = [:]
  /// Where a coordinator's screen is among its routes; used on the store's actor only.
  var position = 0

  init(parent: EffectScope?, key: ScopeKey?, dismiss: (() -> Void)? = nil) {
    self.parent = parent
    self.key = key
    self.dismiss = dismiss
  }

  var isEmpty: Bool { effects.isEmpty && children.isEmpty && cancellables.isEmpty }

  func insert(_ effect: RunningEffect) {
    effect.place = effects.count
    effects.append(effect)
  }

  func remove(_ effect: RunningEffect) {
    guard let place = effect.place else { return }
    effect.place = nil
    let last = effects.removeLast()
    guard last !== effect else { return }
    last.place = place
    effects[place] = last
  }

  func removeCancellable(_ effect: RunningEffect, _ id: CancelID) {
    guard let index = cancellables.index(forKey: id) else { return }
    cancellables.values[index].remove(effect)
    if cancellables.values[index].isEmpty { cancellables.remove(at: index) }
  }

  /// All effects in this scope and below.
  func collect(into list: inout [RunningEffect]) {
    list.append(contentsOf: effects)
    for child in children.values { child.collect(into: &list) }
  }
}

extension EffectRuntime {
  func insert(_ running: RunningEffect) {
    lock.lock()
    defer { lock.unlock() }
    running.flight.effects.insert(running)
    running.scope.insert(running)
    for id in running.ids {
      var scope: EffectScope? = running.scope
      while let current = scope {
        current.cancellables[id, default: EffectSet()].insert(running)
        scope = current.parent
      }
    }
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

  /// Forgets scopes without effects.
  private func prune(_ scope: EffectScope) {
    var scope = scope
    while scope.isEmpty, let parent = scope.parent, let key = scope.key,
      parent.children[key] === scope
    {
      parent.children[key] = nil
      scope = parent
    }
  }

  /// The scope of a child feature. Made if it is not there yet.
  func child(_ key: ScopeKey, of parent: EffectScope, dismiss: (() -> Void)?) -> EffectScope {
    lock.lock()
    defer { lock.unlock() }
    if let existing = parent.children[key] { return existing }
    let made = EffectScope(parent: parent, key: key, dismiss: dismiss)
    parent.children[key] = made
    return made
  }

  /// Whether the feature of a scope, in which an effect runs, is still there.
  func holds(_ scope: EffectScope) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    var scope = scope
    while let parent = scope.parent, let key = scope.key {
      guard parent.children[key] === scope else { return false }
      scope = parent
    }
    return true
  }

  func isCancelled(_ running: RunningEffect) -> Bool {
    lock.withLock { running.isCancelled }
  }

  /// Cancels the effects with an id in a scope and below.
  func cancel(id: CancelID, in scope: EffectScope) {
    lock.lock()
    guard let index = scope.cancellables.index(forKey: id) else { return lock.unlock() }
    let found = scope.cancellables.values[index]
    guard let only = found.only else { return cancelAndUnlock(found.all) }
    if scope.parent == nil, only.scope === scope, only.ids.count == 1 {
      // The one table that the effect is in: now it need not be looked up there again.
      scope.cancellables.remove(at: index)
      only.ids = []
    }
    cancelAndUnlock(only)
  }

  /// Cancels all effects of a child feature and of what it holds.
  func cancelChild(_ key: ScopeKey, of parent: EffectScope) {
    lock.lock()
    var found: [RunningEffect] = []
    parent.children.removeValue(forKey: key)?.collect(into: &found)
    cancelAndUnlock(found)
  }

  /// Cancels the effects of those children in a collection that are no longer there.
  func cancelChildren(
    at path: StatePath, in parent: EffectScope, unless isPresent: (AnyHashable) -> Bool
  ) {
    lock.lock()
    var found: [RunningEffect] = []
    for key in parent.children.keys where key.path == path && !isPresent(key.id) {
      parent.children.removeValue(forKey: key)?.collect(into: &found)
    }
    cancelAndUnlock(found)
  }

  package func cancelAll() {
    lock.lock()
    var found: [RunningEffect] = []
    root.collect(into: &found)
    cancelAndUnlock(found)
  }

  func cancel(_ flight: EffectFlight) {
    lock.lock()
    flight.markCancelled()
    cancelAndUnlock(flight.effects.all)
  }

  private func cancelAndUnlock(_ effect: RunningEffect) {
    let wasCancelled = effect.isCancelled
    effect.isCancelled = true
    lock.unlock()
    guard !wasCancelled else { return }
    effect.task?.cancel()
    effect.onCancel?()
  }

  /// Tasks are cancelled outside the lock: their handlers run at once and may come back here.
  private func cancelAndUnlock(_ effects: [RunningEffect]) {
    let cancelled = effects.filter { !$0.isCancelled }
    for effect in cancelled { effect.isCancelled = true }
    lock.unlock()
    for effect in cancelled {
      effect.task?.cancel()
      effect.onCancel?()
    }
  }
}
