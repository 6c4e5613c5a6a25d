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

/// A look at a state for features that are there and have not begun yet.
///
/// Only stores look whose reducers have an ``Reducer/onBegin(_:)`` or ``Reducer/onEnd(_:)``.
@usableFromInline
struct BeginLook {
  /// The feature where the look is; nil for one that nothing is known of.
  private let feature: FeatureEffects?
  private let path: StatePath

  init(_ feature: FeatureEffects?, path: StatePath = .identity) {
    self.feature = feature
    self.path = path
  }

  @usableFromInline var hasBegun: Bool { feature?.endings != nil }

  /// The look at a part of the feature's state.
  @usableFromInline
  func entering(_ part: StatePath) -> Self { Self(feature, path: path.appending(part)) }

  /// The look at a child of the feature.
  @usableFromInline
  func entering(child key: ChildKey) -> Self { Self(feature?.child(key.appended(to: path))) }
}
