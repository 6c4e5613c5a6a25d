/// The effect of a child feature, which is cancelled when the child goes away.
// Unchecked: holds constants only, as its superclass says.
final class ChildNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let node: EffectNode<Action>
  let key: ChildKey
  let entry: ChildEntry
  /// The action with which the parent dismisses the child; nil if it cannot be dismissed.
  let dismissal: Action?

  init(_ node: EffectNode<Action>, _ key: ChildKey, _ entry: ChildEntry, dismissal: Action?) {
    self.node = node
    self.key = key
    self.entry = entry
    self.dismissal = dismissal
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    let start = entered(start, receiver)
    node.start(start, receiver)
    start.leaveChild()
  }

  override func reserve(
    _ start: EffectStart, _ receiver: ActionReceiver<Action>
  ) -> RunningEffect {
    node.reserve(entered(start, receiver), receiver)
  }

  private func entered(
    _ start: EffectStart, _ receiver: ActionReceiver<Action>
  ) -> EffectStart {
    var (start, entry) = (start, entry)
    entry.dismiss = dismissal.map { action in { receiver.receive(action) } }
    start.enterChild(key, entry)
    return start
  }
}
