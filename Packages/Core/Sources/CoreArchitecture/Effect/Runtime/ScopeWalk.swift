internal import Foundation
internal import Synchronization

/// The position of the running reducer in the tree of effect scopes.
///
/// A reducer asks it whether a child that is gone has left running effects, whichever code removed
/// its state. It exists only while the store has children with effects.
@usableFromInline
struct ScopeWalk {
  let runtime: EffectRuntime
  /// The scope of the feature whose reducer runs.
  let scope: EffectScope
  /// The path from that feature's state to the part whose reducer runs.
  let path: StatePath

  /// Whether any store has children with effects.
  ///
  /// When false, it costs one atomic load.
  @usableFromInline
  static var isNeeded: Bool { EffectScope.childCount.load(ordering: .relaxed) > 0 }

  /// The walk of the thread's running reducer.
  fileprivate final class Thread {
    @exclusivity(unchecked) var walk: ScopeWalk?
  }

  private static let slot = ThreadSlot { Thread() }

  /// A step to the root of a store's features, whose reducer is about to run.
  static func enter(rootOf runtime: EffectRuntime) -> Step {
    guard let thread = isNeeded ? slot.current : slot.existing else { return Step() }
    let outer = thread.walk
    let hasChildren = isNeeded && runtime.lock.withLock { !runtime.root.children.isEmpty }
    thread.walk =
      hasChildren ? Self(runtime: runtime, scope: runtime.root, path: .identity) : nil
    return Step(thread, from: outer)
  }

  private static var current: (thread: Thread, walk: Self)? {
    guard isNeeded, let thread = slot.existing else { return nil }
    return thread.walk.map { (thread, $0) }
  }

  /// A step into a part or a child of a feature; `leave()` takes it back.
  @usableFromInline
  struct Step {
    private let thread: Thread?
    private let outer: ScopeWalk?

    fileprivate init(_ thread: Thread? = nil, from outer: ScopeWalk? = nil) {
      self.thread = thread
      self.outer = outer
    }

    @usableFromInline
    func leave() { thread?.walk = outer }
  }

  @usableFromInline
  static func enter(part: StatePath) -> Step {
    guard let (thread, walk) = current else { return Step() }
    thread.walk = Self(
      runtime: walk.runtime, scope: walk.scope, path: walk.path.appending(part))
    return Step(thread, from: walk)
  }

  @usableFromInline
  static func enter(child key: @autoclosure () -> ScopeKey) -> Step {
    guard let (thread, walk) = current else { return Step() }
    let key = key().appended(to: walk.path)
    let scope = walk.runtime.lock.withLock { walk.scope.child(key) }
    thread.walk = scope.map { Self(runtime: walk.runtime, scope: $0, path: .identity) }
    return Step(thread, from: walk)
  }

  private func children(at path: StatePath) -> ChildScopes? {
    runtime.lock.withLock { scope.children[self.path.appending(path)] }
  }

  /// Whether a child at a place of the state has running effects.
  @usableFromInline
  static func hasChildren(at path: StatePath) -> Bool {
    current?.walk.children(at: path) != nil
  }

  /// Whether a child at a place, other than the one there now, has running effects.
  @usableFromInline
  static func hasChildren(at path: StatePath, besides id: AnyHashable?) -> Bool {
    guard let scopes = current?.walk.children(at: path)?.scopes else { return false }
    return scopes.count > (id.flatMap { scopes[$0] } == nil ? 0 : 1)
  }

  /// Whether children in a collection have running effects, and its structure has changed.
  ///
  /// Changed since the effects were last searched for children that are gone.
  @usableFromInline
  static func hasChildren(at path: StatePath, notSince structure: UInt64) -> Bool {
    guard let children = current?.walk.children(at: path) else { return false }
    return children.structure != structure
  }
}
