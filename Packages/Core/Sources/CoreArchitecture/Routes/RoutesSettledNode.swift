/// Cancels the effects of screens that have left, and updates the positions of the others.
final class RoutesSettledNode<Action>: EffectNode<Action>, @unchecked Sendable {
  // Unchecked: holds constants only, as its superclass says.
  let path: StatePath
  let structure: UInt64
  let endsEffects: Bool
  let position: (AnyHashable) -> Int?

  init(
    path: StatePath, structure: UInt64, endsEffects: Bool,
    position: @escaping (AnyHashable) -> Int?
  ) {
    self.path = path
    self.structure = structure
    self.endsEffects = endsEffects
    self.position = position
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    start.runtime.settleRoutes(
      at: start.path.appending(path), in: start.scope, structure: structure,
      endsEffects: endsEffects, position: position)
  }
}
