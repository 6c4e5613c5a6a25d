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
  /// The bits of the parts on that path.
  var parts: UInt64 = 0
  var ids = CancelIDs()
  /// The action that started the effect; recorded only for an observer.
  var origin: EffectOrigin?

  init(_ runtime: EffectRuntime, _ action: ActionEffects, origin: EffectOrigin? = nil) {
    self.runtime = runtime
    self.action = action
    self.origin = origin
    feature = runtime.root
  }

  /// The context in a part of the state.
  func entering(_ part: StatePath) -> Self {
    var start = self
    start.path = path.appending(part)
    start.parts |= part.bit
    return start
  }

  /// Goes on in a child of the feature.
  mutating func enterChild(_ key: ChildKey, _ entry: ChildEntry) {
    let (place, parent, parts) = (key.appended(to: path), feature, parts | key.path.bit)
    feature = runtime.ask { $0.enterChild(place, of: parent, parts: parts, entry) }
    path = .identity
    self.parts = 0
  }

  /// Takes the child out of the ledger again if it has started nothing.
  func leaveChild() {
    runtime.ask { $0.prune(feature) }
  }

  /// Whether the step is one of a sequence, or of one within it.
  func isWithin(_ queue: ObjectIdentifier) -> Bool {
    var current = group
    while let group = current, ObjectIdentifier(group) != queue { current = group.outer }
    return current != nil
  }

  func makeEffect(waitingIn queue: (any EffectGroup)? = nil) -> RunningEffect {
    RunningEffect(
      of: action, in: feature, ids: ids, origin: origin,
      queue: queue.map { ObjectIdentifier($0) })
  }
}

/// Counts the running steps of a concatenation; called on the store's actor only.
protocol EffectGroup: AnyObject {
  /// The concatenation of which this one is a step.
  var outer: (any EffectGroup)? { get }
  func enter()
  func leave()
}
