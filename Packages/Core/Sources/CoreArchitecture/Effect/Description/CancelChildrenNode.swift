/// Cancels the effects of children that are no longer there.
// Unchecked: holds constants only, as its superclass says.
final class CancelChildrenNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let path: StatePath
  let structure: UInt64
  let isPresent: (AnyHashable) -> Bool

  init(_ path: StatePath, structure: UInt64, _ isPresent: @escaping (AnyHashable) -> Bool) {
    self.path = path
    self.structure = structure
    self.isPresent = isPresent
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    start.runtime.carryOut {
      $0.cancelChildren(
        at: start.path.appending(path), in: start.feature, structure: structure, unless: isPresent)
    }
  }
}
