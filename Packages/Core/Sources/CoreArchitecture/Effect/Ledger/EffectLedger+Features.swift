extension EffectLedger {
  /// Returns a child of a feature, entered if it is not in the tree yet.
  ///
  /// - Parameters:
  ///   - key: Identifies the child.
  ///   - parent: The feature that holds the child.
  ///   - parts: The bits of the parts of the parent's state on the way to the child.
  ///   - entry: What else is known of the child.
  /// - Returns: The child.
  mutating func enterChild(
    _ key: ChildKey, of parent: FeatureEffects, parts: UInt64, _ entry: ChildEntry
  ) -> FeatureEffects {
    let child =
      parent.child(key)
      ?? FeatureEffects(key, of: parent, isPartOfParent: entry.isPartOfParent)
    parent.insertChild(child, key, structure: entry.structure)
    parent.parts |= parts
    if entry.structure != 0 { parent.touched.append(child) }
    child.dismiss = entry.dismiss
    return child
  }

  /// Takes a feature out of the tree if it is empty, and then the features around it that are.
  mutating func prune(_ feature: FeatureEffects) {
    var feature = feature
    while let parent = feature.parent, let key = feature.key {
      if parent.child(key) === feature {
        guard feature.isEmpty else { return }
        parent.removeChild(key)
      }
      feature = parent
    }
  }

  /// Returns the nearest feature, from the given one outward, that its parent can dismiss.
  func dismissible(from feature: FeatureEffects) -> FeatureEffects? {
    var feature: FeatureEffects? = feature
    while let current = feature, !current.isDismissible { feature = current.parent }
    return feature
  }

  /// Returns what asks the parent to dismiss a feature; nil once the feature has gone.
  func dismissal(of feature: FeatureEffects) -> (() -> Void)? {
    var inner = feature
    while let parent = inner.parent, let key = inner.key {
      guard parent.child(key) === inner else { return nil }
      inner = parent
    }
    return feature.dismiss
  }
}
