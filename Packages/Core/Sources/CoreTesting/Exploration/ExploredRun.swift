internal import CoreArchitecture
@_spi(Isolation) internal import CoreDependencies

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
  private(set) var screen: (any ExploredScreen)?
  private let actor: ExplorationActor
  /// The sleeps of one effect that may end.
  private let mostSleeps: Int
  private(set) var script: ExploredScript<State, Action>
  private(set) var held: [Held] = []
  private var lastHeld: HeldAction?
  /// The running effects, in the order in which they began.
  private(set) var effects: [ExploredEffect] = []
  /// How many have begun, in all and since the last event.
  private var started = (all: 0, now: 0)
  /// How many events have come.
  private var performed = 0
  /// The effects of the last action that the person has sent.
  private(set) var lastSent: (task: StoreTask, step: UInt64)?
  /// Whether the feature has asked to be dismissed.
  private(set) var isDismissed = false
  /// What the effects that begin now are known by: the event and what was there before it.
  private var cause: UInt64 = 0

  init(
    _ core: RootCore<State, Action>, _ world: ExploredWorld<World>, _ uuids: ExploredUUIDs,
    steps: [ExploredStep<State, Action>], sleeps: Int, on actor: ExplorationActor,
    makeScreen: ((Store<State, Action>, ExploredPlace) -> any ExploredScreen)?
  ) {
    (self.core, self.world, self.uuids, self.actor) = (core, world, uuids, actor)
    mostSleeps = sleeps
    script = ExploredScript(steps)
    core.runtime.observer = self
    core.runtime.tasks = actor.tasks
    core.holder = { [unowned self] in hold($0, $1) }
    core.begin()
    if let makeScreen {
      let place = ExploredPlace(actor: actor, tasks: actor.tasks)
      screen = withItsDependencies { makeScreen(Store(core: core), place) }
    }
    settle()
  }

  var state: State { core.read { $0 } }

  /// Runs a closure with the dependencies of the run.
  func withItsDependencies<Result>(_ body: () -> Result) -> Result {
    DefaultIsolation.$actor.withValue(actor) {
      DependencyValues.$_current.withValue(core.dependencies ?? ._none, operation: body)
    }
  }

  /// Runs until all waits, and the screen shows what it has come to.
  private func settle() {
    guard let screen else {
      actor.runJobs()
      return
    }
    repeat {
      withItsDependencies { screen.update() }
    } while actor.runJobs() > 0
  }

  /// What can come next, in an order that depends on what has come before alone.
  var events: [ExploredEvent] {
    if isDismissed { return [] }
    var events = script.possible { state }.map { ExploredEvent(kind: .step($0), agent: 0) }
    if script.offers > 0, let screen {
      for (number, words) in screen.offers.enumerated() {
        events.append(ExploredEvent(kind: .offer(number, words), agent: 0))
      }
    }
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
    world.waits.begin(cause)
    switch event.kind {
    case .step(let number): take(number)
    case .offer(let number, _):
      script.takeOffer()
      withItsDependencies { screen?.take(number) }
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
    settle()
    guard isDismissed else { return cause }
    core.runtime.cancelAll()
    settle()
    return cause
  }

  private func take(_ number: Int) {
    let place = mixed(script.place, UInt64(number))
    switch script.take(number).kind {
    case .send(let action, _): lastSent = (core.send(action), place)
    case .cancel: lastSent?.task.cancel()
    case .inAnyOrder, .offered: preconditionFailure("A set of steps in a set is one of its steps.")
    }
  }

  /// Cancels what still runs, and lets it end.
  ///
  /// Afterwards ``effects`` are those that go on nevertheless.
  func end() {
    if let screen { withItsDependencies { screen.close() } }
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
    // With a screen, a timer may run for as long as the person stays.
    let asleep = screen == nil ? [] : world.waits.waiting.compactMap(\.effect)
    return effects.filter { effect in
      if asleep.contains(where: { $0 === effect.effect }) { return false }
      return !core.runtime.isCancelled(effect.effect) && !lost.contains { $0 === effect.effect }
    }
  }

  /// The effects that go on although they are cancelled.
  var stubborn: [ExploredEffect] { world.waits.stubborn.compactMap { find($0) } }

  /// The effect that runs twice under one id, begun by the same line at different times.
  var doubled: ExploredEffect? {
    guard effects.count > 1 else { return nil }
    return effects.first { effect in
      effects.contains { other in
        other.number < effect.number && effect.isAgain(other)
          && core.runtime.areDoubled(effect.effect, other.effect)
      }
    }
  }

  /// Whether no effect runs.
  var isAtRest: Bool { effects.isEmpty }

  func step(_ number: Int) -> ExploredStep<State, Action> { script.step(number) }

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
