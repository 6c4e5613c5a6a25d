/// What is known of an action on its way from an effect to the store.
struct Delivery {
  /// Whether a task sends it, which has dependencies of its own.
  var isFromTask = false
  /// The feature whose effect sends it; nil if the store itself does.
  var feature: FeatureEffects?

  init(isFromTask: Bool = false, from feature: FeatureEffects? = nil) {
    self.isFromTask = isFromTask
    self.feature = feature
  }
}
