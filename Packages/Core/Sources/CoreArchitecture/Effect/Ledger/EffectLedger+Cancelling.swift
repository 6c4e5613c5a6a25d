extension EffectLedger {
  /// Cancels the effects with an id in a feature and those inside it.
  ///
  /// Those stay for which `spares` is true.
  mutating func cancel(
    _ id: CancelID, in feature: FeatureEffects, spares: (RunningEffect) -> Bool = { _ in false }
  ) -> Cancellations {
    var found = Cancellations()
    let feature = feature.ofIDs
    guard let index = feature.cancellables.index(forKey: id) else { return found }
    let effects = feature.cancellables[index].value
    effects.forEach { if !spares($0) { found.add($0) } }
    if let only = effects.only, feature.parent == nil, only.feature === feature,
      only.ids.only != nil, only.isCancelled
    {
      // Only this table holds the effect: removed now, it needs no look-up when it ends.
      feature.cancellables.remove(at: index)
      only.ids = CancelIDs()
    }
    return found
  }

  /// Takes features that have gone out of the tree, with all inside them.
  ///
  /// - Returns: The work of their effects, and that for their end.
  mutating func end(_ features: [FeatureEffects]) -> Cancellations {
    var found = Cancellations()
    for feature in features {
      if let parent = feature.parent, let key = feature.key, parent.child(key) === feature {
        parent.removeChild(key)
      }
      feature.forEachEffect { found.add($0) }
      feature.takeEndings { found.add($0) }
    }
    return found
  }

  /// Takes the work for the end of features whose effects go on without them.
  mutating func takeEndings(of features: [FeatureEffects]) -> Cancellations {
    var found = Cancellations()
    for feature in features {
      feature.takeEndings { found.add($0) }
      prune(feature)
    }
    return found
  }

  /// Cancels the effects of an action, those that they lead to later included.
  ///
  /// With `unlessEnded`, nothing is done if all of them have ended.
  mutating func cancel(_ action: ActionEffects, unlessEnded: Bool = false) -> Cancellations {
    var found = Cancellations()
    if unlessEnded && action.haveEnded { return found }
    action.wasCancelled = true
    action.running.forEach { found.add($0) }
    return found
  }

  mutating func cancelAll() -> Cancellations {
    var found = Cancellations()
    root.forEachEffect { found.add($0) }
    return found
  }
}

/// The ledger's answer to a cancellation: the work to cancel once its lock is dropped.
///
/// Handlers of a cancelled task run at once and may come back to the ledger.
struct Cancellations {
  // The first apart from the others, so that a single one, the most frequent case, needs no array.
  private var first: (any EffectHandle)?
  private var rest: [any EffectHandle] = []

  /// Marks an effect as cancelled, and adds its work unless it was marked before.
  mutating func add(_ effect: RunningEffect) {
    guard !effect.isCancelled else { return }
    effect.isCancelled = true
    if let handle = effect.handle { add(handle) }
  }

  mutating func add(_ handle: any EffectHandle) {
    if first == nil { first = handle } else { rest.append(handle) }
  }

  func forEach(_ body: (any EffectHandle) -> Void) {
    if let first { body(first) }
    for handle in rest { body(handle) }
  }
}

/// What a cancellation calls: the task of an effect, or the work for the end of a feature.
///
/// The ledger stores handles and returns them, and never calls one.
protocol EffectHandle: Sendable {
  func cancel()
}
