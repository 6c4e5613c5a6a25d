/// Counts the running steps of a concatenation; called on the store's actor only.
protocol EffectGroup: AnyObject {
  /// The concatenation of which this one is a step.
  var outer: (any EffectGroup)? { get }
  func enter()
  func leave()
}
