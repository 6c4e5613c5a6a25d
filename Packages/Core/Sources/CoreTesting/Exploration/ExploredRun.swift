internal import CoreArchitecture
internal import CoreDependencies

/// One run of a feature, in which each event waits until it is chosen.
///
/// Used on the thread of its exploration only.
final class ExploredRun<State, Action, World: Sendable>: EffectObserver, @unchecked Sendable {
  // Unchecked: all effects of the exploration run on its thread, and so do their cancellations.
  struct Held {
    let action: Action
    let process: () -> Void
    let token: HeldAction
    var effect: RunningEffect?
  }

  let core: RootCore<State, Action>
  let world: ExploredWorld<World>
  let uuids: ExploredUUIDs
  private let actor: ExplorationActor
  /// The sleeps of one effect that may end.
  private let mostSleeps: Int
  private var script: ExploredScript<State, Action>
  private(set) var held: [Held] = []
  private var lastHeld: HeldAction?
  /// The running effects, in the order in which they began.
  private(set) var effects: [ExploredEffect] = []
  /// How many have begun, in all and since the last event.
  private var started = (all: 0, now: 0)
  /// How many events have come.
  private var performed = 0
  /// The effects of the last action that the person has sent.
  private var lastSent: (task: StoreTask, step: UInt64)?
  /// Whether the feature has asked to be dismissed.
  private(set) var isDismissed = false
  /// What the effects that begin now are known by: the event and what was there before it.
  private var cause: UInt64 = 0

  init(
    _ core: RootCore<State, Action>, _ world: ExploredWorld<World>, _ uuids: ExploredUUIDs,
    steps: [ExploredStep<State, Action>], sleeps: Int, on actor: ExplorationActor
  ) {
    (self.core, self.world, self.uuids, self.actor) = (core, world, uuids, actor)
    mostSleeps = sleeps
    script = ExploredScript(steps)
    core.runtime.observer = self
    core.runtime.tasks = actor.tasks
    core.holder = { [unowned self] in hold($0, $1) }
    core.begin()
    actor.runJobs()
  }

  var state: State { core.read { $0 } }

  /// Runs a closure with the dependencies of the run.
  func withItsDependencies<Result>(_ body: () -> Result) -> Result {
    DependencyValues.$_current.withValue(core.dependencies ?? ._none, operation: body)
  }

  /// What can come next, in an order that depends on what has come before alone.
  var events: [ExploredEvent] {
    if isDismissed { return [] }
    var events = script.possible { state }.map { ExploredEvent(kind: .step($0), agent: 0) }
    for held in held {
      events.append(.init(kind: .delivery(held.token), agent: number(held.effect)))
    }
    var sleeps: [(wait: ExploredWaits.Wait, until: Duration)] = []
    for wait in world.waits.waiting {
      switch wait.kind {
      case .call(_, let answers):
        for answer in answers.indices {
          events.append(.init(kind: .answer(wait, answer), agent: number(wait.effect)))
        }
      case .sleep(let deadline, _):
        if find(wait.effect)?.sleeps ?? 0 < mostSleeps { sleeps.append((wait, deadline)) }
      }
    }
    let next = sleeps.lazy.map(\.until).min()
    for sleep in sleeps where sleep.until == next {
      events.append(.init(kind: .sleep(sleep.wait), agent: number(sleep.wait.effect)))
    }
    return events
  }

  /// Has an event come, and runs what it leads to until all waits again.
  ///
  /// - Parameters:
  ///   - event: One of ``events``.
  ///   - place: What tells the state and the world of now from others.
  /// - Returns: What tells the event in this place from others.
  @discardableResult
  func perform(_ event: ExploredEvent, from place: UInt64) -> UInt64 {
    cause = mixed(place, key(of: event))
    started.now = 0
    performed += 1
    switch event.kind {
    case .step(let number): take(number)
    case .delivery(let token):
      let index = held.firstIndex { $0.token === token }!
      let delivery = held.remove(at: index)
      find(delivery.effect)?.note(cause)
      delivery.process()
      token.release()
    case .answer(let wait, let answer):
      find(wait.effect)?.note(cause)
      if case .call(_, let answers) = wait.kind {
        world.waits.answer(wait.id, with: answers[answer])
      }
    case .sleep(let wait):
      find(wait.effect)?.note(cause)
      find(wait.effect)?.sleeps += 1
      world.waits.endSleep(wait.id)
    }
    actor.runJobs()
    guard isDismissed else { return cause }
    core.runtime.cancelAll()
    actor.runJobs()
    return cause
  }

  private func take(_ number: Int) {
    let place = mixed(script.place, UInt64(number))
    switch script.take(number).kind {
    case .send(let action, _): lastSent = (core.send(action), place)
    case .cancel: lastSent?.task.cancel()
    case .inAnyOrder: preconditionFailure("A set of steps in a set is one of its steps.")
    }
  }

  /// Cancels what still runs, and lets it end.
  ///
  /// Afterwards ``effects`` are those that go on nevertheless.
  func end() {
    core.runtime.cancelAll()
    world.waits.cancelAll()
    for held in held { held.token.release() }
    actor.runJobs()
    if !effects.isEmpty { actor.outliveTasks() }
    core.runtime.observer = nil
    core.holder = nil
  }

  /// The effects that run for ever, as far as the exploration can tell.
  var endless: [ExploredEffect] {
    let lost = world.waits.lost
    return effects.filter { effect in
      !core.runtime.isCancelled(effect.effect) && !lost.contains { $0 === effect.effect }
    }
  }

  /// The effects that go on although they are cancelled.
  var stubborn: [ExploredEffect] { world.waits.stubborn.compactMap { find($0) } }

  func step(_ number: Int) -> ExploredStep<State, Action> { script.step(number) }

  /// What tells this point from others of which the state and the world are the same.
  var fingerprint: UInt64 {
    var sum = mixed(mixed(script.place, UInt64(uuids.count)), lastSent?.step ?? 0)
    for effect in effects {
      let isCancelled: UInt64 = core.runtime.isCancelled(effect.effect) ? 1 : 0
      sum &+= mixed(mixed(effect.key, effect.history), isCancelled)
    }
    for wait in world.waits.waiting {
      guard case .sleep(let deadline, _) = wait.kind else { continue }
      let (seconds, attoseconds) = (deadline - world.waits.now).components
      let rest = mixed(UInt64(bitPattern: seconds), UInt64(bitPattern: attoseconds))
      sum &+= mixed(mixed(find(wait.effect)?.key ?? 0, 7), rest)
    }
    return sum
  }

  private func key(of event: ExploredEvent) -> UInt64 {
    switch event.kind {
    case .step(let number): mixed(mixed(1, script.place), UInt64(number))
    case .delivery(let token):
      mixed(2, history(held.first { $0.token === token }?.effect))
    case .answer(let wait, let answer):
      mixed(mixed(3 + UInt64(answer), history(wait.effect)), ordinal(wait))
    case .sleep(let wait): mixed(mixed(0, history(wait.effect)), ordinal(wait))
    }
  }

  /// Which of the things that its effect waits for it is.
  private func ordinal(_ wait: ExploredWaits.Wait) -> UInt64 {
    let others = world.waits.waiting.filter { $0.effect === wait.effect }
    return UInt64(others.firstIndex { $0.id == wait.id } ?? 0)
  }

  private func history(_ effect: RunningEffect?) -> UInt64 {
    find(effect).map { mixed($0.key, $0.history) } ?? 0
  }

  func find(_ effect: RunningEffect?) -> ExploredEffect? {
    effect.flatMap { effect in effects.first { $0.effect === effect } }
  }

  private func number(_ effect: RunningEffect?) -> Int { find(effect)?.number ?? 0 }

  private func hold(_ action: Action, _ process: @escaping () -> Void) -> Bool {
    let token = HeldAction { [weak self] token in self?.held.removeAll { $0.token === token } }
    held.append(Held(action: action, process: process, token: token))
    lastHeld = token
    return true
  }

  func takeHeld(of effect: RunningEffect?) -> HeldAction? {
    guard let token = lastHeld.take() else { return nil }
    if let index = held.lastIndex(where: { $0.token === token }) { held[index].effect = effect }
    return token
  }

  func didStart(_ effect: RunningEffect) {
    started = (started.all + 1, started.now + 1)
    effects.append(
      ExploredEffect(
        effect, key: mixed(cause, UInt64(started.now)), number: started.all, event: performed))
  }

  func willRun(_ effect: RunningEffect, at location: _SourceLocation) {
    find(effect)?.location = location
  }

  func didEnd(_ effect: RunningEffect) { effects.removeAll { $0.effect === effect } }

  func didDismissRoot() { isDismissed = true }
}
