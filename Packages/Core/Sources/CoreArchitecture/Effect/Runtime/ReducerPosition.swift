internal import Synchronization

/// The position of the running reducer in the tree of features with effects.
///
/// A reducer asks it whether a child that is gone has left running effects, whichever code removed
/// its state. It exists only while the store has children with effects.
@usableFromInline
struct ReducerPosition {
  let runtime: EffectRuntime
  /// The feature whose reducer runs.
  let feature: FeatureEffects
  /// The path from that feature's state to the part whose reducer runs.
  let path: StatePath

  /// Whether any store has children with effects.
  ///
  /// When false, it costs one atomic load.
  @usableFromInline
  static var isNeeded: Bool { FeatureEffects.childCount.load(ordering: .relaxed) > 0 }

  /// The position of the thread's running reducer.
  fileprivate final class Thread {
    @exclusivity(unchecked) var position: ReducerPosition?
  }

  private static let slot = ThreadSlot { Thread() }

  /// A step to the root of a store's features, whose reducer is about to run.
  static func enter(rootOf runtime: EffectRuntime) -> Step {
    guard let thread = isNeeded ? slot.current : slot.existing else { return Step() }
    let outer = thread.position
    let hasChildren = isNeeded && runtime.ask { !$0.root.children.isEmpty }
    thread.position =
      hasChildren ? Self(runtime: runtime, feature: runtime.root, path: .identity) : nil
    return Step(thread, from: outer)
  }

  private static var current: (thread: Thread, position: Self)? {
    guard isNeeded, let thread = slot.existing else { return nil }
    return thread.position.map { (thread, $0) }
  }

  /// A step into a part or a child of a feature; `leave()` takes it back.
  @usableFromInline
  struct Step {
    private let thread: Thread?
    private let outer: ReducerPosition?

    fileprivate init(_ thread: Thread? = nil, from outer: ReducerPosition? = nil) {
      self.thread = thread
      self.outer = outer
    }

    @usableFromInline
    func leave() { thread?.position = outer }
  }

  /// A step to a part of the feature; nil if no child of the feature has effects.
  @inlinable
  static func enter(part: StatePath) -> Step? {
    hasChildren ? step(to: part) : nil
  }

  /// A step to a child of the feature; nil if none has effects.
  @inlinable
  static func enter(child key: @autoclosure () -> ChildKey) -> Step? {
    hasChildren ? step(to: key()) : nil
  }

  @usableFromInline
  static func step(to part: StatePath) -> Step {
    guard let (thread, position) = current else { return Step() }
    thread.position = Self(
      runtime: position.runtime, feature: position.feature, path: position.path.appending(part))
    return Step(thread, from: position)
  }

  @usableFromInline
  static func step(to key: ChildKey) -> Step {
    guard let (thread, position) = current else { return Step() }
    let key = key.appended(to: position.path)
    let feature = position.runtime.ask { _ in
      position.feature.child(key).flatMap { $0.children.isEmpty ? nil : $0 }
    }
    thread.position = feature.map { Self(runtime: position.runtime, feature: $0, path: .identity) }
    return Step(thread, from: position)
  }

  private func children(at path: StatePath) -> ChildFeatures? {
    runtime.ask { _ in feature.children[self.path.appending(path)] }
  }

  /// Whether the feature whose reducer runs has children with running effects.
  ///
  /// They do not become more while a reducer runs, as effects start after it.
  @usableFromInline
  static var hasChildren: Bool { isNeeded && slot.existing?.position != nil }

  /// Whether a child at a place of the state has running effects.
  @usableFromInline
  static func hasChildren(at path: StatePath) -> Bool {
    current?.position.children(at: path) != nil
  }

  /// Whether a child at a place, other than the one there now, has running effects.
  @usableFromInline
  static func hasChildren(at path: StatePath, besides id: AnyHashable?) -> Bool {
    guard let features = current?.position.children(at: path)?.features else { return false }
    return features.count > (id.flatMap { features[$0] } == nil ? 0 : 1)
  }

  /// Whether children in a collection have running effects, and its structure has changed.
  ///
  /// Changed since the effects were last searched for children that are gone.
  @usableFromInline
  static func hasChildren(at path: StatePath, notSince structure: UInt64) -> Bool {
    guard let children = current?.position.children(at: path) else { return false }
    return children.structure != structure
  }
}
