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

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    if cancelInFlight { cancelOthers(start) }
    node.start(identified(start), receiver)
  }

  /// Cancels what runs under the id, but no step of the same sequence that waits for its turn.
  private func cancelOthers(_ start: EffectStart) {
    start.runtime.carryOut {
      $0.cancel(id, in: start.feature) { $0.queue.map(start.isWithin) ?? false }
    }
  }

  override func reserve(
    _ start: EffectStart, _ receiver: ActionReceiver<Action>
  ) -> RunningEffect {
    node.reserve(identified(start), receiver)
  }

  private func identified(_ start: EffectStart) -> EffectStart {
    var start = start
    start.ids.append(id)
    return start
  }
}

// Unchecked: holds constants only, as its superclass says.
final class CancelNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let id: CancelID

  init(_ id: CancelID) {
    self.id = id
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    start.runtime.carryOut { $0.cancel(id, in: start.feature) }
  }

  override func perform(in runtime: EffectRuntime) -> Bool {
    runtime.carryOut { $0.cancel(id, in: $0.root) }
    return true
  }
}
