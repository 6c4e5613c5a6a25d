/// A search for the state of a feature with a running effect.
final class StateSearch {
  /// The reducer whose state is looked for.
  let reducer: AnyObject
  let feature: FeatureEffects
  let found: (UnsafeRawPointer) -> Void

  init(
    for reducer: AnyObject, in feature: FeatureEffects,
    _ found: @escaping (UnsafeRawPointer) -> Void
  ) {
    self.reducer = reducer
    self.feature = feature
    self.found = found
  }

  func isOnTheWay(_ feature: FeatureEffects) -> Bool {
    var current: FeatureEffects? = self.feature
    while let inner = current, inner !== feature { current = inner.parent }
    return current != nil
  }

  func rows(of children: ChildFeatures) -> [EffectSweep.Row] {
    let next = children.features.first { isOnTheWay($0.value) }
    return next.map { [EffectSweep.Row(feature: $0.value, id: $0.key)] } ?? []
  }
}
