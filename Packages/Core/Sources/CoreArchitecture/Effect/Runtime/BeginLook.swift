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
