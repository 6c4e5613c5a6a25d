public import CoreCasePaths

/// One step in the description of an effect.
///
/// Immutable; a store starts it on its actor.
@usableFromInline
class EffectNode<Action>: @unchecked Sendable {
  // Unchecked: subclasses hold only constants, and actions are handed to reducers on one actor.
  func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    fatalError("\(Self.self) must override start.")
  }

  /// Does the whole work at once if it sends nothing and leaves nothing to wait for.
  ///
  /// - Parameter runtime: The runtime of the store.
  /// - Returns: Whether it did; if not, the step is to be started.
  func perform(in runtime: EffectRuntime) -> Bool { false }
}

/// Receives the actions that an effect sends; called on the store's actor only.
struct ActionSink<Action> {
  private let receive: (_ action: Action, _ isFromTask: Bool) -> Void

  init(_ receive: @escaping (_ action: Action, _ isFromTask: Bool) -> Void) {
    self.receive = receive
  }

  /// Passes an action on.
  ///
  /// - Parameters:
  ///   - action: The action that the effect sends.
  ///   - isFromTask: Whether a task sends it, which has dependencies of its own.
  func send(_ action: Action, isFromTask: Bool = false) {
    receive(action, isFromTask)
  }
}

/// The context in which a step of an effect starts.
struct EffectStart {
  let runtime: EffectRuntime
  /// What the sender of the action can await and cancel.
  let flight: EffectFlight
  /// Counts the step as running until it has ended.
  var group: any EffectGroup
  var scope: EffectScope
  /// The path from the state of the scope's feature to the part whose reducer made the step.
  var path = StatePath.identity
  var ids: [CancelID] = []
  /// The action that started the effect; recorded only for an observer.
  var origin: EffectOrigin?
}

/// The action that started an effect; recorded only for an observer, such as a test store.
package final class EffectOrigin: @unchecked Sendable {
  // Unchecked: constants, whose action is only printed, and a note that is written and read under
  // the lock of the one observer.
  /// The action as messages show it.
  package var name: String { makeName() }
  private let makeName: () -> String
  /// The origin at the start of the chain of effects; nil if no effect sent the action.
  package let root: EffectOrigin?
  /// Data that the observer keeps with the origin.
  package var note: (any Sendable)?

  init<Action>(_ action: Action, sentBy origin: EffectOrigin?) {
    makeName = { debugName(of: action) }
    root = origin?.root ?? origin
  }
}

/// Counts running steps; called on the store's actor only.
package protocol EffectGroup: AnyObject {
  func enter()
  func leave()
}

// Unchecked: holds constants only, as its superclass says.
final class SendNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let action: Action

  init(_ action: Action) {
    self.action = action
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    sink.send(action)
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

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    for node in nodes { node.start(start, sink) }
  }
}

// Unchecked: holds constants only, as its superclass says.
@usableFromInline
final class MapNode<Child, Action>: EffectNode<Action>, @unchecked Sendable {
  let child: EffectNode<Child>
  let transform: (Child) -> Action

  @usableFromInline
  init(_ child: EffectNode<Child>, _ transform: @escaping (Child) -> Action) {
    self.child = child
    self.transform = transform
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    let transform = transform
    child.start(start, ActionSink<Child> { sink.send(transform($0), isFromTask: $1) })
  }
}

/// Transforms the actions of an effect with the dependencies of the place where `map` was called.
///
/// Actions from an effect's task are transformed with the dependencies of that task.
// Unchecked: holds constants only, as its superclass says.
final class TransformNode<Child, Action>: EffectNode<Action>, @unchecked Sendable {
  let child: EffectNode<Child>
  let transform: (Child) -> Action
  let dependencies = DependencySnapshot.current

  init(_ child: EffectNode<Child>, _ transform: @escaping (Child) -> Action) {
    self.child = child
    self.transform = transform
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    let sink = ActionSink<Child> { [transform, dependencies] action, isFromTask in
      let transformed =
        isFromTask
        ? transform(action) : DependencySnapshot.bind(dependencies) { transform(action) }
      sink.send(transformed, isFromTask: isFromTask)
    }
    child.start(start, sink)
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

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    var start = start
    start.path = start.path.appending(path)
    let action = action
    child.start(start, ActionSink<Child> { sink.send(action.embed($0), isFromTask: $1) })
  }
}

// Unchecked: holds constants only, as its superclass says.
final class ConcatenateNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let nodes: [EffectNode<Action>]

  init(_ nodes: [EffectNode<Action>]) {
    self.nodes = nodes.flatMap { ($0 as? ConcatenateNode)?.nodes ?? [$0] }
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    EffectQueue(nodes, start, sink).begin()
  }
}

/// Starts steps one after the other, each when the previous one has ended.
private final class EffectQueue<Action>: EffectGroup {
  private var rest: ArraySlice<EffectNode<Action>>
  private let start: EffectStart
  private let sink: ActionSink<Action>
  private let marker: RunningEffect
  private var running = 0
  private var isAdvancing = false

  init(_ nodes: [EffectNode<Action>], _ start: EffectStart, _ sink: ActionSink<Action>) {
    rest = nodes[...]
    self.start = start
    self.sink = sink
    marker = RunningEffect(start)
  }

  func begin() {
    start.group.enter()
    start.runtime.insert(marker)
    advance()
  }

  func enter() {
    running += 1
  }

  func leave() {
    running -= 1
    if !isAdvancing { advance() }
  }

  private func advance() {
    isAdvancing = true
    while running == 0 {
      guard let next = rest.popFirst(), !start.runtime.isCancelled(marker) else { return end() }
      var step = start
      step.group = self
      next.start(step, sink)
    }
    isAdvancing = false
  }

  private func end() {
    rest = []
    start.runtime.remove(marker)
    start.group.leave()
  }
}
