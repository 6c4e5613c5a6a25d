internal import Foundation

extension EffectRuntime {
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
      // Only this table holds the effect: removed now, it needs no look-up when it ends.
      scope.cancellables.remove(at: index)
      only.ids = []
    }
    cancelAndUnlock(only)
  }

  /// Cancels all effects of the children at a place that are no longer there.
  ///
  /// - Parameters:
  ///   - path: The place of the state.
  ///   - parent: The scope of the feature that holds the children.
  ///   - structure: The structure number of the collection now; 0 for a single child.
  ///   - isPresent: Returns whether the child with an id is still there.
  func cancelChildren(
    at path: StatePath, in parent: EffectScope, structure: UInt64,
    unless isPresent: (AnyHashable) -> Bool
  ) {
    lock.lock()
    guard var place = parent.children[path] else { return lock.unlock() }
    var found: [RunningEffect] = []
    for (id, scope) in place.scopes where !isPresent(id) {
      place.scopes[id] = nil
      scope.collect(into: &found)
    }
    place.structure = structure
    parent.children[path] = place.scopes.isEmpty ? nil : place
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

  /// Cancels a flight whose waiting task was cancelled, unless it has ended meanwhile.
  func cancelUnlessEnded(_ flight: EffectFlight) {
    lock.lock()
    guard flight.isRunning else { return lock.unlock() }
    flight.markCancelled()
    cancelAndUnlock(flight.effects.all)
  }

  /// Sets how an effect in the tables is cancelled; cancels it if that was asked meanwhile.
  func attach(_ cancel: @escaping @Sendable () -> Void, to running: RunningEffect) {
    lock.lock()
    running.onCancel = cancel
    let isCancelled = running.isCancelled
    lock.unlock()
    if isCancelled { cancel() }
  }

  private func cancelAndUnlock(_ effect: RunningEffect) {
    let wasCancelled = effect.isCancelled
    effect.isCancelled = true
    let (task, onCancel) = (effect.task, effect.onCancel)
    lock.unlock()
    guard !wasCancelled else { return }
    task?.cancel()
    onCancel?()
  }

  /// Tasks are cancelled outside the lock: their handlers run at once and may come back here.
  func cancelAndUnlock(_ effects: [RunningEffect]) {
    var endings: [(Task<Void, Never>?, (@Sendable () -> Void)?)] = []
    for effect in effects where !effect.isCancelled {
      effect.isCancelled = true
      endings.append((effect.task, effect.onCancel))
    }
    lock.unlock()
    for (task, onCancel) in endings {
      task?.cancel()
      onCancel?()
    }
  }
}
