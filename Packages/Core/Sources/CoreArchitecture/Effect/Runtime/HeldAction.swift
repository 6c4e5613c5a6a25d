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
