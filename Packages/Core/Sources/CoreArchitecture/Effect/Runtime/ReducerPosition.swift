internal import Synchronization

/// The position of the running reducer in the tree of features with effects.
///
/// It tells which rows an action went to, and where a reducer is that is called by no store. It
/// exists only while the store has children with effects.
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
    let hasChildren = isNeeded && !runtime.root.children.isEmpty
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
  ///
  /// A row, or a screen of a stack, is noted as one that the action may have changed.
  @inlinable
  static func enter(child key: @autoclosure () -> ChildKey, isRow: Bool = false) -> Step? {
    hasChildren ? step(to: key(), isRow: isRow) : nil
  }

  @usableFromInline
  static func step(to part: StatePath) -> Step {
    guard let (thread, position) = current else { return Step() }
    thread.position = Self(
      runtime: position.runtime, feature: position.feature, path: position.path.appending(part))
    return Step(thread, from: position)
  }

  @usableFromInline
  static func step(to key: ChildKey, isRow: Bool) -> Step {
    guard let (thread, position) = current else { return Step() }
    let key = key.appended(to: position.path)
    let feature = position.feature.child(key).flatMap { $0.children.isEmpty ? nil : $0 }
    if isRow, let feature { position.feature.touched.append(feature) }
    thread.position = feature.map { Self(runtime: position.runtime, feature: $0, path: .identity) }
    return Step(thread, from: position)
  }

  /// Whether the feature whose reducer runs has children with running effects.
  ///
  /// They do not become more while a reducer runs, as effects start after it.
  @usableFromInline
  static var hasChildren: Bool { isNeeded && slot.existing?.position != nil }

  /// Notes that an action changed a row of a collection, and nothing else there.
  ///
  /// - Parameters:
  ///   - path: The place of the collection.
  ///   - before: The revision of the collection before.
  ///   - after: Its revision now.
  @usableFromInline
  static func didChangeRow(at path: StatePath, from before: UInt64, to after: UInt64) {
    guard let position = current?.position else { return }
    let path = position.path.appending(path)
    guard position.feature.children[path]?.structure == before else { return }
    position.runtime.ask { _ in position.feature.children[path]?.structure = after }
  }

  /// A look at the part whose reducer runs; nil if the feature has no children with effects.
  @usableFromInline
  static var sweep: EffectSweep? {
    guard let position = current?.position else { return nil }
    return EffectSweep(
      EffectSweep.Place(position.feature, path: position.path), in: position.runtime)
  }
}
