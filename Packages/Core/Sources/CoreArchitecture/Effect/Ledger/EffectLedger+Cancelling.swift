extension EffectLedger {
  /// Cancels the effects with an id in a feature and those inside it.
  mutating func cancel(_ id: CancelID, in feature: FeatureEffects) -> Cancellations {
    var found = Cancellations()
    guard let index = feature.cancellables.index(forKey: id) else { return found }
    let effects = feature.cancellables[index].value
    effects.forEach { found.add($0) }
    if let only = effects.only, feature.parent == nil, only.feature === feature,
      only.ids.only != nil
    {
      // Only this table holds the effect: removed now, it needs no look-up when it ends.
      feature.cancellables.remove(at: index)
      only.ids = CancelIDs()
    }
    return found
  }

  /// Cancels all effects of the children at a place that are no longer there.
  ///
  /// - Parameters:
  ///   - path: The place of the state.
  ///   - parent: The feature that holds the children.
  ///   - structure: The structure number of the collection now; 0 for a single child.
  ///   - isPresent: Returns whether the child with an id is still there.
  /// - Returns: The work of those effects.
  mutating func cancelChildren(
    at path: StatePath, in parent: FeatureEffects, structure: UInt64,
    unless isPresent: (AnyHashable) -> Bool
  ) -> Cancellations {
    var found = Cancellations()
    guard var place = parent.children[path] else { return found }
    for (id, child) in place.features where !isPresent(id) {
      place.features[id] = nil
      child.forEachEffect { found.add($0) }
    }
    place.structure = structure
    parent.children[path] = place.features.isEmpty ? nil : place
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
