/// Starts steps one after the other, each when the previous one has ended.
final class EffectQueue<Action>: EffectGroup {
  private var rest: ArraySlice<EffectNode<Action>>
  private let start: EffectStart
  private let receiver: ActionReceiver<Action>
  /// Stands for the steps that have not started yet, so that they can be cancelled and awaited.
  private let marker: RunningEffect
  private var running = 0
  private var isAdvancing = false

  init(_ nodes: [EffectNode<Action>], _ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    rest = nodes[...]
    self.start = start
    self.receiver = receiver
    marker = start.makeEffect()
  }

  func begin() {
    start.group?.enter()
    start.runtime.ask { $0.enter(marker) }
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
      next.start(step, receiver)
    }
    isAdvancing = false
  }

  private func end() {
    rest = []
    start.runtime.carryOut { $0.leave(marker) }
    start.group?.leave()
  }
}
