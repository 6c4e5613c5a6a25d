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

/// Transforms the actions of an effect with the dependencies of the place where `map` was called.
///
/// Actions from an effect's task are transformed with the dependencies of that task.
// Unchecked: holds constants only, as its superclass says.
final class TransformNode<Child, Action>: EffectNode<Action>, @unchecked Sendable {
  let child: EffectNode<Child>
  let transform: (Child) -> Action
  let dependencies = DependencySnapshot.current

  init(_ child: EffectNode<Child>, _ transform: @escaping (Child) -> Action) {
    self.child = child
    self.transform = transform
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    child.start(start, transforming(receiver))
  }

  override func reserve(
    _ start: EffectStart, _ receiver: ActionReceiver<Action>
  ) -> RunningEffect {
    child.reserve(start, transforming(receiver))
  }

  private func transforming(_ receiver: ActionReceiver<Action>) -> ActionReceiver<Child> {
    ActionReceiver { [transform, dependencies] action, delivery in
      let transformed =
        delivery.isFromTask
        ? transform(action) : DependencySnapshot.bind(dependencies) { transform(action) }
      receiver.receive(transformed, delivery)
    }
  }
}
