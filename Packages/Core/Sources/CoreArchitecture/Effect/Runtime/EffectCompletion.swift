/// Marks an effect as ended; called once, on the store's actor, at the end of its task.
struct EffectCompletion: @unchecked Sendable {
  // Unchecked: the group is touched on the store's actor only.
  let runtime: EffectRuntime
  let effect: RunningEffect
  let group: (any EffectGroup)?

  func callAsFunction() {
    runtime.observer?.didEnd(effect)
    runtime.carryOut { $0.leave(effect) }
    group?.leave()
  }
}
