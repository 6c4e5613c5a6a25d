/// One step in the description of an effect.
///
/// Immutable; a store starts it on its actor.
@usableFromInline
class EffectNode<Action>: @unchecked Sendable {
  // Unchecked: subclasses hold only constants, and actions are handed to reducers on one actor.
  func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    fatalError("\(Self.self) must override start.")
  }

  /// Enters a step that waits for its turn, so that it can be cancelled until then.
  ///
  /// - Returns: What stands for it in the ledger.
  func reserve(_ start: EffectStart, _ receiver: ActionReceiver<Action>) -> RunningEffect {
    let effect = start.makeEffect(waitingIn: start.group)
    start.runtime.ask { $0.enter(effect) }
    return effect
  }

  /// Does the whole work at once if it sends nothing and leaves nothing to wait for.
  ///
  /// - Parameter runtime: The runtime of the store.
  /// - Returns: Whether it did; if not, the step is to be started.
  func perform(in runtime: EffectRuntime) -> Bool { false }
}

/// Receives the actions that an effect sends; called on the store's actor only.
struct ActionReceiver<Action> {
  private let body: (_ action: Action, _ delivery: Delivery) -> Void

  init(_ body: @escaping (_ action: Action, _ delivery: Delivery) -> Void) {
    self.body = body
  }

  /// Passes an action on.
  func receive(_ action: Action, _ delivery: Delivery = Delivery()) {
    body(action, delivery)
  }
}

/// What is known of an action on its way from an effect to the store.
struct Delivery {
  /// Whether a task sends it, which has dependencies of its own.
  var isFromTask = false
  /// The feature whose effect sends it; nil if the store itself does.
  var feature: FeatureEffects?

  init(isFromTask: Bool = false, from feature: FeatureEffects? = nil) {
    self.isFromTask = isFromTask
    self.feature = feature
  }
}

// Unchecked: holds constants only, as its superclass says.
final class SendNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let action: Action

  init(_ action: Action) {
    self.action = action
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    receiver.receive(action, Delivery(from: start.feature))
  }
}

// Unchecked: holds constants only, as its superclass says.
final class MergeNode<Action>: EffectNode<Action>, @unchecked Sendable {
  /// Limits both the copying by one more merge and the depth to which merges nest.
  private static var flatCount: Int { 256 }

  let nodes: [EffectNode<Action>]

  init(_ nodes: [EffectNode<Action>]) {
    self.nodes = nodes.flatMap { node in
      guard let merge = node as? MergeNode, merge.nodes.count < Self.flatCount else {
        return [node]
      }
      return merge.nodes
    }
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    for node in nodes { node.start(start, receiver) }
  }
}
