internal import Synchronization

/// The effects of one child feature, such as a presented feature, a row or a screen.
///
/// Scopes form a tree that mirrors the nesting of features, and exist only while they have effects.
/// The runtime's lock guards them.
final class EffectScope: @unchecked Sendable {
  // Unchecked: see the lock above; `parent` and `key` are constants.

  /// The number of child scopes in the process.
  ///
  /// While it is 0, no reducer looks for children with effects.
  static let childCount = Atomic<Int>(0)

  let parent: EffectScope?
  let key: ScopeKey?
  /// Asks the parent to dismiss the feature; called on the store's actor.
  var dismiss: (() -> Void)?
  /// Whether the feature is the root of a coordinator, which cannot be dismissed there.
  var isRoot = false
  var children: [StatePath: ChildScopes] = [:]
  /// The running effects in no order; each knows its index.
  private var effects: [RunningEffect] = []
  var cancellables: [CancelID: EffectSet] = [:]
  /// The throttle windows that are not over yet.
  var throttles: [ThrottleID: any ThrottleWindow] = [:]
  /// Index of a coordinator's screen among its routes; used on the store's actor only.
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

  /// Appends all effects of this scope and of the scopes inside it.
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

/// The children with effects at one place of a feature's state.
struct ChildScopes {
  var scopes: [AnyHashable: EffectScope] = [:]
  /// The collection's structure number when it was last searched; 0 for a single child.
  var structure: UInt64
}
