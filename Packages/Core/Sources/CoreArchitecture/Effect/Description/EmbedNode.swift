public import CoreCasePaths

/// The effect of a child feature whose state is a part of its parent's.
// Unchecked: holds constants only, as its superclass says.
@usableFromInline
final class EmbedNode<Child, Action>: EffectNode<Action>, @unchecked Sendable {
  let child: EffectNode<Child>
  let action: AnyCasePath<Action, Child>
  let path: StatePath

  @usableFromInline
  init(_ child: EffectNode<Child>, _ action: AnyCasePath<Action, Child>, _ path: StatePath) {
    self.child = child
    self.action = action
    self.path = path
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    child.start(start.entering(path), embedding(receiver))
  }

  override func reserve(
    _ start: EffectStart, _ receiver: ActionReceiver<Action>
  ) -> RunningEffect {
    child.reserve(start.entering(path), embedding(receiver))
  }

  private func embedding(_ receiver: ActionReceiver<Action>) -> ActionReceiver<Child> {
    ActionReceiver { [action] in receiver.receive(action.embed($0), $1) }
  }
}
