internal import Synchronization

/// A presented feature, a row or a screen, as the home of effects that end with it.
///
/// Scopes form a tree that mirrors the features' nesting and exist only while they have effects.
/// Guarded by the runtime's lock.
final class EffectScope: @unchecked Sendable {
  // Unchecked: see the lock above; `parent` and `key` are constants.

  /// How many children with effects the process has. While it has none, no reducer looks for any.
  static let childCount = Atomic<Int>(0)

  let parent: EffectScope?
  let key: ScopeKey?
  /// Asks whoever presents the feature to end it; called on the store's actor.
  var dismiss: (() -> Void)?
  /// Whether the feature is the root of a coordinator, which nobody there can dismiss.
  var isRoot = false
  var children: [StatePath: ChildScopes] = [:]
  /// In no order; each effect knows its place.
  private var effects: [RunningEffect] = []
  var cancellables: [CancelID: EffectSet] = [:]
  /// The windows of what is throttled, until they are over.
  var throttles: [ThrottleID: any ThrottleWindow] = [:]
  /// Where a coordinator's screen is among its routes; used on the store's actor only.
  var position = 0

  init(parent: EffectScope?, key: ScopeKey?) {
    self.parent = parent
    self.key = key
    if parent != nil { Self.childCount.wrappingAdd(1, ordering: .relaxed) }
  }

  deinit {
    if parent != nil { Self.childCount.wrappingSubtract(1, ordering: .relaxed) }
  }

  var isEmpty: Bool {
    effects.isEmpty && children.isEmpty && cancellables.isEmpty && throttles.isEmpty
  }

  func insert(_ effect: RunningEffect) {
    effect.place = effects.count
    effects.append(effect)
  }

  func remove(_ effect: RunningEffect) {
    guard let place = effect.place else { return }
    effect.place = nil
    let last = effects.removeLast()
    guard last !== effect else { return }
    last.place = place
    effects[place] = last
  }

  func removeCancellable(_ effect: RunningEffect, _ id: CancelID) {
    guard let index = cancellables.index(forKey: id) else { return }
    cancellables.values[index].remove(effect)
    if cancellables.values[index].isEmpty { cancellables.remove(at: index) }
  }

  /// All effects in this scope and below.
  func collect(into list: inout [RunningEffect]) {
    list.append(contentsOf: effects)
    for place in children.values {
      for child in place.scopes.values { child.collect(into: &list) }
    }
  }

  func child(_ key: ScopeKey) -> EffectScope? {
    children[key.path]?.scopes[key.id]
  }

  func removeChild(_ key: ScopeKey) {
    children[key.path]?.scopes[key.id] = nil
    if children[key.path]?.scopes.isEmpty == true { children[key.path] = nil }
  }
}

/// The children at one place of a feature's state that have effects.
struct ChildScopes {
  var scopes: [AnyHashable: EffectScope] = [:]
  /// What a collection was like when its children were last looked through; 0 for a single child.
  var structure: UInt64
}
