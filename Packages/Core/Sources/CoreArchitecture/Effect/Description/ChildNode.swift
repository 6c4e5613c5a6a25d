/// The effect of a child feature, which is cancelled when the child goes away.
// Unchecked: holds constants only, as its superclass says.
final class ChildNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let node: EffectNode<Action>
  let key: ChildKey
  let structure: UInt64
  /// The action with which the parent dismisses the child; nil if it cannot be dismissed.
  let dismissal: Action?

  init(_ node: EffectNode<Action>, key: ChildKey, structure: UInt64, dismissal: Action?) {
    self.node = node
    self.key = key
    self.structure = structure
    self.dismissal = dismissal
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    var start = start
    start.enterChild(
      key, structure: structure,
      dismiss: dismissal.map { action in { receiver.receive(action) } })
    node.start(start, receiver)
    start.leaveChild()
  }
}
