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
