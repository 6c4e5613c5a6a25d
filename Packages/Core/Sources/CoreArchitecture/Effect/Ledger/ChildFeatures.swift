/// The children with effects at one place of a feature's state.
struct ChildFeatures {
  var features: [AnyHashable: FeatureEffects] = [:]
  /// The collection's structure number when it was last searched; 0 for a single child.
  var structure: UInt64
}
