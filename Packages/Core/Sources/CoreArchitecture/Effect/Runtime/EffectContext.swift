/// The store and the feature in which an effect's task runs.
struct EffectContext: Sendable {
  let runtime: EffectRuntime
  let feature: FeatureEffects

  /// The nearest feature, from this one outward, that its parent can dismiss.
  var dismissible: FeatureEffects? { runtime.ask { $0.dismissible(from: feature) } }

  @TaskLocal static var current: EffectContext?

  /// The context of work outside of any store.
  static let process: EffectContext = {
    let runtime = EffectRuntime(isolation: MainActor.shared)
    return EffectContext(runtime: runtime, feature: runtime.root)
  }()
}
