// Unchecked: holds constants only, as its superclass says.
final class ConcatenateNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let nodes: [EffectNode<Action>]

  init(_ nodes: [EffectNode<Action>]) {
    self.nodes = nodes.flatMap { ($0 as? ConcatenateNode)?.nodes ?? [$0] }
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    EffectQueue(start, receiver).begin(nodes)
  }
}

/// Starts steps one after the other, each when the previous one has ended.
final class EffectQueue<Action>: EffectGroup {
  private struct Step {
    let node: EffectNode<Action>
    /// Stands for the step until its turn, so that it can be cancelled and awaited.
    let waiting: RunningEffect
  }

  private var rest: ArraySlice<Step> = []
  private let start: EffectStart
  private let receiver: ActionReceiver<Action>
  private var running = 0
  var outer: (any EffectGroup)? { start.group }
  private var isAdvancing = false

  init(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    self.start = start
    self.receiver = receiver
  }

  func begin(_ nodes: [EffectNode<Action>]) {
    start.group?.enter()
    var step = start
    step.group = self
    rest = nodes.map { Step(node: $0, waiting: $0.reserve(step, receiver)) }[...]
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
      guard let next = rest.popFirst() else {
        start.group?.leave()
        break
      }
      begin(next)
    }
    isAdvancing = false
  }

  private func begin(_ next: Step) {
    defer { start.runtime.carryOut { $0.leave(next.waiting) } }
    guard !start.runtime.isCancelled(next.waiting) else { return }
    var step = start
    step.group = self
    next.node.start(step, receiver)
  }
}
