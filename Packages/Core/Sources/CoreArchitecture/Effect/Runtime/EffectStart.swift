/// The context in which a step of an effect starts.
struct EffectStart {
  let runtime: EffectRuntime
  /// The effects that the sender of the action can await and cancel.
  let action: ActionEffects
  /// The concatenation of which this is a step; nil outside of any.
  var group: (any EffectGroup)?
  var feature: FeatureEffects
  /// The path from the feature's state to the part whose reducer made the step.
  var path = StatePath.identity
  var ids = CancelIDs()
  /// The action that started the effect; recorded only for an observer.
  var origin: EffectOrigin?

  init(_ runtime: EffectRuntime, _ action: ActionEffects, origin: EffectOrigin? = nil) {
    self.runtime = runtime
    self.action = action
    self.origin = origin
    feature = runtime.root
  }

  /// Goes on in a child of the feature.
  ///
  /// The ledger says more of the parameters.
  mutating func enterChild(_ key: ChildKey, structure: UInt64, dismiss: (() -> Void)?) {
    let (key, parent) = (key.appended(to: path), feature)
    feature = runtime.ask {
      $0.enterChild(key, of: parent, structure: structure, dismiss: dismiss)
    }
    path = .identity
  }

  /// Takes the child out of the ledger again if it has started nothing.
  func leaveChild() {
    runtime.ask { $0.prune(feature) }
  }

  func makeEffect() -> RunningEffect {
    RunningEffect(of: action, in: feature, ids: ids, origin: origin)
  }
}
