@_spi(Locked) package import CoreDependencies

/// Observes effects that start and end, on the store's actor.
package protocol EffectObserver: AnyObject {
  func didStart(_ effect: RunningEffect)
  /// Called before the task of an effect that is explored is made, with its place in the source.
  func willRun(_ effect: RunningEffect, at location: _SourceLocation)
  /// Called before anyone learns that the effects of an action have ended.
  func didEnd(_ effect: RunningEffect)
  /// Called when the root feature asked to be dismissed; on any thread.
  func didDismissRoot()
  /// Returns, once, what keeps the action back that an effect has just sent; nil if nothing does.
  func takeHeld(of effect: RunningEffect?) -> HeldAction?
}

extension EffectObserver {
  /// Does nothing.
  package func willRun(_ effect: RunningEffect, at location: _SourceLocation) {}
}

/// An action of a running effect that an observer processes later; the effect waits meanwhile.
///
/// If the effect is cancelled before, the action is dropped, as one that was never sent.
package final class HeldAction: Sendable {
  private let turn = WaitingTask()
  private let drop: @Sendable (HeldAction) -> Void

  /// Makes one that calls a closure, on any thread, when its effect is cancelled.
  package init(drop: @escaping @Sendable (HeldAction) -> Void) {
    self.drop = drop
  }

  /// Lets the effect go on, as the action has been processed.
  package func release() { turn.resume() }

  /// Returns when the action has been processed or dropped; called once, by the effect.
  nonisolated(nonsending) func wait() async {
    await withTaskCancellationHandler {
      await turn.wait()
    } onCancel: {
      drop(self)
      turn.resume()
    }
  }
}

/// Who is told that a store has processed an action.
final class StoreListeners: Sendable {
  private struct Entry {
    let id: Int
    // Called on the store's actor only, from which it came.
    let body: UncheckedSendable<() -> Void>
  }

  private let entries = Locked<(last: Int, all: [Entry])>((0, []))

  func add(_ body: @escaping () -> Void) -> ObserveToken {
    let body = UncheckedSendable(body)
    let id = entries.withLock { entries in
      entries.last += 1
      entries.all.append(Entry(id: entries.last, body: body))
      return entries.last
    }
    return ObserveToken { [weak self] in
      // Released without the lock, as values released with it may come back here.
      let gone = self?.entries.withLock { entries in
        let index = entries.all.firstIndex { $0.id == id }
        return index.map { entries.all.remove(at: $0) }
      }
      withExtendedLifetime(gone) {}
    }
  }

  func tell() {
    for entry in entries.withLock({ $0.all }) { entry.body.value() }
  }
}
