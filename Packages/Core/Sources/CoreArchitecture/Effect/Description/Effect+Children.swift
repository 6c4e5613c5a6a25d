public import CoreCasePaths

extension Effect {
  /// Returns the effect as one of a child feature, for the parent's reducer.
  ///
  /// - Parameters:
  ///   - key: Identifies the child.
  ///   - structure: The revision of the collection with the child; 0 for a single child.
  ///   - isPartOfParent: Whether the child shares the cancel ids of the parent.
  ///   - dismissal: The action with which the parent dismisses the child.
  /// - Returns: An effect that is cancelled when the child goes away.
  @usableFromInline
  func ofChild(
    _ key: ChildKey, structure: UInt64 = 0, isPartOfParent: Bool = false,
    dismissal: @autoclosure () -> Action? = nil
  ) -> Self {
    guard let node else { return self }
    return Self(
      node: ChildNode(
        node, key, ChildEntry(structure: structure, isPartOfParent: isPartOfParent),
        dismissal: dismissal()))
  }
}

/// The effect of a child feature, which is cancelled when the child goes away.
// Unchecked: holds constants only, as its superclass says.
final class ChildNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let node: EffectNode<Action>
  let key: ChildKey
  let entry: ChildEntry
  /// The action with which the parent dismisses the child; nil if it cannot be dismissed.
  let dismissal: Action?

  init(_ node: EffectNode<Action>, _ key: ChildKey, _ entry: ChildEntry, dismissal: Action?) {
    self.node = node
    self.key = key
    self.entry = entry
    self.dismissal = dismissal
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    let start = entered(start, receiver)
    node.start(start, receiver)
    start.leaveChild()
  }

  override func reserve(
    _ start: EffectStart, _ receiver: ActionReceiver<Action>
  ) -> RunningEffect {
    node.reserve(entered(start, receiver), receiver)
  }

  private func entered(
    _ start: EffectStart, _ receiver: ActionReceiver<Action>
  ) -> EffectStart {
    var (start, entry) = (start, entry)
    entry.dismiss = dismissal.map { action in { receiver.receive(action) } }
    start.enterChild(key, entry)
    return start
  }
}

/// The effect of a child feature whose state is a part of its parent's.
// Unchecked: holds constants only, as its superclass says.
@usableFromInline
final class EmbedNode<Child, Action>: EffectNode<Action>, @unchecked Sendable {
  let child: EffectNode<Child>
  let action: AnyCasePath<Action, Child>
  let path: StatePath

  @usableFromInline
  init(_ child: EffectNode<Child>, _ action: AnyCasePath<Action, Child>, _ path: StatePath) {
    self.child = child
    self.action = action
    self.path = path
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    child.start(start.entering(path), embedding(receiver))
  }

  override func reserve(
    _ start: EffectStart, _ receiver: ActionReceiver<Action>
  ) -> RunningEffect {
    child.reserve(start.entering(path), embedding(receiver))
  }

  private func embedding(_ receiver: ActionReceiver<Action>) -> ActionReceiver<Child> {
    ActionReceiver { [action] in receiver.receive(action.embed($0), $1) }
  }
}
