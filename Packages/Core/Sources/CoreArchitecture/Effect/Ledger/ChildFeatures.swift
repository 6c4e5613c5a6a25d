/// The children with effects at one place of a feature's state.
struct ChildFeatures {
  var features: [AnyHashable: FeatureEffects] = [:]
  /// Those that have children with effects themselves.
  var withChildren: [AnyHashable: FeatureEffects] = [:]
  /// The collection's revision when it was last searched; 0 for a single child.
  var structure: UInt64

  init(structure: UInt64) {
    self.structure = structure
  }
}
