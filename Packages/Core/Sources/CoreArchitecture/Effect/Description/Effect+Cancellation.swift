extension Effect {
  /// Makes an effect cancellable by an id, within the feature that starts it and its parents.
  ///
  /// `none` stays `none` and cancels nothing, also with `cancelInFlight`.
  ///
  /// - Parameters:
  ///   - id: Identifies the effect. Ids of different types are different, even if equal.
  ///   - cancelInFlight: Whether running effects with the same id are cancelled first.
  /// - Returns: The effect, cancellable by `id`.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard let node else { return .none }
    return Self(
      node: CancellableNode(node, id: CancelID(id), cancelInFlight: cancelInFlight))
  }

  /// Cancels the running effects with an id, in the feature that returns it and its children.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(node: CancelNode(CancelID(id)))
  }
}

// Unchecked: holds constants only, as its superclass says.
final class CancellableNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let node: EffectNode<Action>
  let id: CancelID
  let cancelInFlight: Bool

  init(_ node: EffectNode<Action>, id: CancelID, cancelInFlight: Bool) {
    self.node = node
    self.id = id
    self.cancelInFlight = cancelInFlight
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    if cancelInFlight { start.runtime.cancel(id: id, in: start.scope) }
    var start = start
    start.ids.append(id)
    node.start(start, sink)
  }
}

// Unchecked: holds constants only, as its superclass says.
final class CancelNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let id: CancelID

  init(_ id: CancelID) {
    self.id = id
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    start.runtime.cancel(id: id, in: start.scope)
  }

  override func perform(in runtime: EffectRuntime) -> Bool {
    runtime.cancel(id: id, in: runtime.root)
    return true
  }
}

/// The effect of a child feature, which is cancelled when the child goes away.
// Unchecked: holds constants only, as its superclass says.
final class ScopedNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let node: EffectNode<Action>
  let key: ScopeKey
  let structure: UInt64
  /// The action with which the parent dismisses the child; nil if it cannot be dismissed.
  let dismissal: Action?

  init(_ node: EffectNode<Action>, key: ScopeKey, structure: UInt64, dismissal: Action?) {
    self.node = node
    self.key = key
    self.structure = structure
    self.dismissal = dismissal
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    var start = start
    start.scope = start.runtime.child(
      key.appended(to: start.path), of: start.scope, structure: structure,
      dismiss: dismissal.map { action in { sink.send(action) } })
    start.path = .identity
    node.start(start, sink)
    start.runtime.pruneIfEmpty(start.scope)
  }
}

/// Cancels the effects of children that are no longer there.
// Unchecked: holds constants only, as its superclass says.
final class CancelChildrenNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let path: StatePath
  let structure: UInt64
  let isPresent: (AnyHashable) -> Bool

  init(_ path: StatePath, structure: UInt64, _ isPresent: @escaping (AnyHashable) -> Bool) {
    self.path = path
    self.structure = structure
    self.isPresent = isPresent
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    start.runtime.cancelChildren(
      at: start.path.appending(path), in: start.scope, structure: structure, unless: isPresent)
  }
}

extension Effect {
  /// Returns the effect as one of a child feature, for the parent's reducer.
  ///
  /// - Parameters:
  ///   - key: Identifies the child.
  ///   - structure: The structure number of the collection with the child; 0 for a single child.
  ///   - dismissal: The action with which the parent dismisses the child.
  /// - Returns: An effect that is cancelled when the child goes away.
  @usableFromInline
  func scoped(
    _ key: ScopeKey, structure: UInt64 = 0, dismissal: @autoclosure () -> Action? = nil
  ) -> Self {
    guard let node else { return self }
    return Self(node: ScopedNode(node, key: key, structure: structure, dismissal: dismissal()))
  }

  /// Cancels the effects of children that are no longer at a place of the state.
  @usableFromInline
  static func cancelChildren(
    at path: StatePath, structure: UInt64 = 0, unless isPresent: @escaping (AnyHashable) -> Bool
  ) -> Self {
    Self(node: CancelChildrenNode(path, structure: structure, isPresent))
  }
}
