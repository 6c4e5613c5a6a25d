@_spi(Locked) internal import CoreDependencies

extension EffectRuntime {
  /// Returns what the ledger answers.
  func ask<Answer>(_ question: (inout EffectLedger) -> sending Answer) -> sending Answer {
    ledger.withLock { question(&$0) }
  }

  /// Cancels the work that the ledger answers.
  func carryOut(_ step: (inout EffectLedger) -> Cancellations) {
    ask { step(&$0) }.forEach { $0.cancel() }
  }

  /// Resumes those whom the ledger answers.
  func carryOut(_ step: (inout EffectLedger) -> EffectWaiters) {
    ask { step(&$0) }.forEach { $0.resume() }
  }

  /// Whether no effect runs.
  var isAtRest: Bool {
    ask { ledger in
      var isAtRest = true
      ledger.root.forEachEffect { _ in isAtRest = false }
      return isAtRest
    }
  }

  package func cancelAll() {
    carryOut { $0.cancelAll() }
  }

  package func isCancelled(_ effect: RunningEffect) -> Bool {
    ask { _ in effect.isCancelled }
  }

  /// Whether two effects of one feature run under one id, and neither is cancelled.
  package func areDoubled(_ one: RunningEffect, _ two: RunningEffect) -> Bool {
    ask { _ in
      guard one.feature === two.feature, !one.isCancelled, !two.isCancelled else { return false }
      var isShared = false
      one.ids.forEach { id in two.ids.forEach { if $0 == id { isShared = true } } }
      return isShared
    }
  }

  /// Asks the parent to dismiss a feature, unless that has gone.
  func dismiss(_ feature: FeatureEffects, on isolation: isolated any Actor) {
    ask { $0.dismissal(of: feature) }?()
  }

  /// Returns when the effects of an action have ended.
  ///
  /// - Parameters:
  ///   - action: The effects.
  ///   - passesCancellation: Whether the effects are cancelled when the waiting task is, or are
  ///     left alone and not waited for any longer.
  ///   - isolation: The actor of the caller.
  func wait(
    for action: ActionEffects, passesCancellation: Bool,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    guard let id = ask({ $0.makeWaiterID(for: action) }) else { return }
    let waiter = WaitingTask()
    await withTaskCancellationHandler {
      // Captures the actor, so that the closure runs on it without a hop.
      _ = isolation
      let isWaiting = ask { ledger in
        (passesCancellation || !Task.isCancelled) && ledger.enter(waiter, as: id, for: action)
      }
      if isWaiting { await waiter.wait() }
    } onCancel: {
      if passesCancellation { return carryOut { $0.cancel(action, unlessEnded: true) } }
      ask { $0.removeWaiter(id, for: action) }?.resume()
    }
  }
}
