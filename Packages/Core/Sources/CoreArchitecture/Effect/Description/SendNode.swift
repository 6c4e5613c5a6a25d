// Unchecked: holds constants only, as its superclass says.
final class SendNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let action: Action

  init(_ action: Action) {
    self.action = action
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    receiver.receive(action, Delivery(from: start.feature))
  }
}
