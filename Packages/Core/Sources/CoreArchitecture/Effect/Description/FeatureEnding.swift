/// The effect to start when a feature has ended, which nothing cancels.
final class FeatureEnding: EffectHandle, @unchecked Sendable {
  // Unchecked: `runtime` is set before anyone else has the ending.
  private let node: EffectNode<Never>
  private let state: Any.Type
  private weak var runtime: EffectRuntime?

  init(_ node: EffectNode<Never>, of state: Any.Type) {
    self.node = node
    self.state = state
  }

  func follow(_ runtime: EffectRuntime) { self.runtime = runtime }

  /// Starts the effect, as one of no feature of the store.
  func cancel() {
    guard let runtime else { return }
    if runtime.isOnActor { return start(in: runtime) }
    Task { await start(in: runtime, on: runtime.isolation) }
  }

  private func start(in runtime: EffectRuntime, on _: isolated any Actor) { start(in: runtime) }

  private func start(in runtime: EffectRuntime) {
    let origin = EffectOrigin(name: "the end of \(typeName(self.state))")
    var start = EffectStart(runtime, ActionEffects(), origin: origin)
    start.feature = FeatureEffects()
    node.start(start, ActionReceiver { _, _ in })
  }
}
