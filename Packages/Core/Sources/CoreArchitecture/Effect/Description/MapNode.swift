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
    child.start(start, mapping(receiver))
  }

  override func reserve(
    _ start: EffectStart, _ receiver: ActionReceiver<Action>
  ) -> RunningEffect {
    child.reserve(start, mapping(receiver))
  }

  private func mapping(_ receiver: ActionReceiver<Action>) -> ActionReceiver<Child> {
    ActionReceiver { [transform] in receiver.receive(transform($0), $1) }
  }
}
