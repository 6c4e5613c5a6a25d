internal import Synchronization

/// The running effects of one feature: of the store's root, or of a presented child, a row, a screen.
///
/// They form a tree that mirrors the nesting of features. A child is in it only while it has
/// effects.
final class FeatureEffects: @unchecked Sendable {
  // Unchecked: the ledger alone reads and changes what is mutable, behind the runtime's lock, except
  // for `position`, which says so.

  /// The number of child features with effects in the process.
  ///
  /// While it is 0, no reducer looks for children with effects.
  static let childCount = Atomic<Int>(0)

  let parent: FeatureEffects?
  let key: ChildKey?
  /// Asks the parent to dismiss the feature; called on the store's actor.
  var dismiss: (() -> Void)?
  /// Index of a coordinator's screen among its routes; nil for any other feature.
  ///
  /// Changed on the store's actor only, which therefore reads it without the lock.
  var position: Int?
  var children: [StatePath: ChildFeatures] = [:]
  @exclusivity(unchecked) var cancellables: [CancelID: EffectSet] = [:]
  /// The throttle windows that are not over yet.
  var throttles: [ThrottleID: any ThrottleWindow] = [:]
  /// The running effects in no order; each knows its index.
  @exclusivity(unchecked) private var effects: [RunningEffect] = []

  init() {
    parent = nil
    key = nil
  }

  init(_ key: ChildKey, of parent: FeatureEffects) {
    self.parent = parent
    self.key = key
    Self.childCount.wrappingAdd(1, ordering: .relaxed)
  }

  deinit {
    if parent != nil { Self.childCount.wrappingSubtract(1, ordering: .relaxed) }
  }

  var isEmpty: Bool {
    effects.isEmpty && children.isEmpty && cancellables.isEmpty && throttles.isEmpty
  }

  /// Whether the parent can dismiss the feature.
  ///
  /// Not so for a coordinator's root screen: only the coordinator's own parent can dismiss that.
  var isDismissible: Bool { dismiss != nil && position != 0 }

  func insert(_ effect: RunningEffect) {
    effect.index = effects.count
    effects.append(effect)
  }

  func remove(_ effect: RunningEffect) {
    guard let index = effect.index else { return }
    effect.index = nil
    let last = effects.removeLast()
    guard last !== effect else { return }
    last.index = index
    effects[index] = last
  }

  func removeCancellable(_ effect: RunningEffect, _ id: CancelID) {
    guard let index = cancellables.index(forKey: id) else { return }
    if cancellables.values[index].remove(effect) { cancellables.remove(at: index) }
  }

  /// Calls a closure with all effects of the feature and of the features inside it.
  func forEachEffect(_ body: (RunningEffect) -> Void) {
    effects.forEach(body)
    for siblings in children.values {
      for child in siblings.features.values { child.forEachEffect(body) }
    }
  }

  func child(_ key: ChildKey) -> FeatureEffects? {
    children[key.path]?.features[key.id]
  }

  func removeChild(_ key: ChildKey) {
    children[key.path]?.features[key.id] = nil
    if children[key.path]?.features.isEmpty == true { children[key.path] = nil }
  }
}
