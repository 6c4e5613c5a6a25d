// Unchecked: holds constants only, as its superclass says.
@usableFromInline
final class MapNode<Child, Action>: EffectNode<Action>, @unchecked Sendable {
  let child: EffectNode<Child>
  let transform: (Child) -> Action

  @usableFromInline
  init(_ child: EffectNode<Child>, _ transform: @escaping (Child) -> Action) {
    self.child = child
    self.transform = transform
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    let transform = transform
    child.start(start, ActionReceiver<Child> { receiver.receive(transform($0), isFromTask: $1) })
  }
}
