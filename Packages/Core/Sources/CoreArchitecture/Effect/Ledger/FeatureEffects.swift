internal import Synchronization

/// The running effects of one feature: of the store's root, or of a presented child, a row, a
/// screen.
///
/// They form a tree that mirrors the nesting of features. A child is in it only while it has
/// effects.
final class FeatureEffects: @unchecked Sendable {
  // Unchecked: the ledger alone reads and changes what is mutable, behind the runtime's lock,
  // except for `position`, which says so.

  /// The number of child features with effects in the process.
  ///
  /// While it is 0, no reducer looks for children with effects.
  static let childCount = Atomic<Int>(0)

  /// Where it is in the feature around it; nil for the store's root.
  private let place: Place?
  /// Whether another child has taken its place, so that nothing it has sent is to arrive.
  var isReplaced = false
  /// The number of its actions whose turn has not come.
  var unprocessed = 0
  /// The children by place.
  ///
  /// Changed on the store's actor only, which therefore reads it without the lock.
  var children: [StatePath: ChildFeatures] = [:]
  /// The bits of all parts of the state that lie on the way to a child.
  var parts: UInt64 = 0
  /// How to look for children in parts of the state whose reducers are called by others.
  ///
  /// Used on the store's actor only.
  var opaqueReducers: [OpaquePlace: [ObjectIdentifier: AnyObject]] = [:]
  /// The rows that actions went to since the store last looked for children that have gone.
  ///
  /// Used on the store's actor only.
  var touched: [FeatureEffects] = []
  @exclusivity(unchecked) var cancellables: [CancelID: EffectSet] = [:]
  /// The work for its end; nil unless it has begun.
  var endings: [any EffectHandle]?
  /// The throttle windows that are not over yet.
  var throttles: [ThrottleID: any ThrottleWindow] = [:]
  /// The running effects in no order; each knows its index.
  @exclusivity(unchecked) private var effects: [RunningEffect] = []

  init() { place = nil }

  init(_ key: ChildKey, of parent: FeatureEffects, isPartOfParent: Bool = false) {
    place = Place(key, of: parent, isPartOfParent: isPartOfParent)
    Self.childCount.wrappingAdd(1, ordering: .relaxed)
  }

  deinit {
    if place != nil { Self.childCount.wrappingSubtract(1, ordering: .relaxed) }
  }

  var parent: FeatureEffects? { place?.parent }
  var key: ChildKey? { place?.key }
  /// Asks the parent to dismiss the feature; called on the store's actor.
  var dismiss: (() -> Void)? {
    get { place?.dismiss }
    set { place?.dismiss = newValue }
  }
  /// Index of a coordinator's screen among its routes; nil for any other feature.
  ///
  /// Changed on the store's actor only, which therefore reads it without the lock.
  var position: Int? {
    get { place?.position }
    set { place?.position = newValue }
  }
  /// Whether cancel ids pass through to the feature around it, as they do in a case of an enum.
  private var isPartOfParent: Bool { place?.isPartOfParent == true }

  var isEmpty: Bool {
    effects.isEmpty && children.isEmpty && cancellables.isEmpty && throttles.isEmpty
      && unprocessed == 0 && endings == nil
  }

  /// The feature to which the cancel ids and throttle windows of this one belong.
  var ofIDs: FeatureEffects { isPartOfParent ? parent?.ofIDs ?? self : self }

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

  /// Takes the work for its end out of the feature and of those inside it, inner ones first.
  func takeEndings(_ body: (any EffectHandle) -> Void) {
    for siblings in children.values {
      for child in siblings.features.values { child.takeEndings(body) }
    }
    endings?.forEach(body)
    endings = nil
  }

  func child(_ key: ChildKey) -> FeatureEffects? {
    children[key.path]?.features[key.id]
  }

  func insertChild(_ child: FeatureEffects, _ key: ChildKey, structure: UInt64) {
    if children.isEmpty, let own = self.key {
      parent?.children[own.path]?.withChildren[own.id] = self
    }
    children[key.path, default: ChildFeatures(structure: structure)].features[key.id] = child
  }

  func removeChild(_ key: ChildKey) {
    children[key.path]?.features[key.id] = nil
    children[key.path]?.withChildren[key.id] = nil
    if children[key.path]?.features.isEmpty == true { children[key.path] = nil }
    guard children.isEmpty else { return }
    parts = 0
    if let own = self.key { parent?.children[own.path]?.withChildren[own.id] = nil }
  }

  /// Marks the feature, and those inside it, as gone.
  func markAsReplaced() {
    isReplaced = true
    for siblings in children.values { siblings.features.values.forEach { $0.markAsReplaced() } }
  }
}

extension FeatureEffects {
  /// What a child knows of the feature around it.
  private final class Place {
    let parent: FeatureEffects
    let key: ChildKey
    let isPartOfParent: Bool
    var dismiss: (() -> Void)?
    var position: Int?

    init(_ key: ChildKey, of parent: FeatureEffects, isPartOfParent: Bool) {
      (self.key, self.parent, self.isPartOfParent) = (key, parent, isPartOfParent)
    }
  }
}

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

/// A part of a feature's state, as a type.
struct OpaquePlace: Hashable {
  let path: StatePath
  let state: ObjectIdentifier
}
