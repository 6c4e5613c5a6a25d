extension Effect {
  /// Makes an effect cancellable by an id, within the feature that starts it and those around it.
  ///
  /// `none` stays `none`, and cancels nothing.
  ///
  /// - Parameter cancelInFlight: Whether effects under way with the same id are cancelled first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard let node else { return .none }
    return Self(
      node: CancellableNode(node, id: CancelID(id), cancelInFlight: cancelInFlight))
  }

  /// Cancels the effects under way with an id.
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

/// The effect of a child feature, which ends with it.
// Unchecked: holds constants only, as its superclass says.
final class ScopedNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let node: EffectNode<Action>
  let key: ScopeKey
  /// The action by which the child's parent ends it.
  let dismissal: Action?

  init(_ node: EffectNode<Action>, key: ScopeKey, dismissal: Action? = nil) {
    self.node = node
    self.key = key
    self.dismissal = dismissal
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    var start = start
    start.scope = start.runtime.child(
      key.appended(to: start.path), of: start.scope,
      dismiss: dismissal.map { action in { sink.send(action) } })
    start.path = .identity
    node.start(start, sink)
    start.runtime.pruneIfEmpty(start.scope)
  }
}

/// Ends all effects of a child feature that has gone.
// Unchecked: holds constants only, as its superclass says.
final class CancelChildNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let key: ScopeKey

  init(_ key: ScopeKey) {
    self.key = key
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    start.runtime.cancelChild(key.appended(to: start.path), of: start.scope)
  }
}

extension Effect {
  /// The effect of a child feature, as its parent's reducer returns it.
  @usableFromInline
  func scoped(_ key: ScopeKey, dismissal: @autoclosure () -> Action? = nil) -> Self {
    guard let node else { return self }
    return Self(node: ScopedNode(node, key: key, dismissal: dismissal()))
  }

  @usableFromInline
  static func cancelChild(_ key: ScopeKey) -> Self {
    Self(node: CancelChildNode(key))
  }
}
