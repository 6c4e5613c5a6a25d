@_spi(Views) internal import CoreArchitecture
internal import CoreDependencies

/// Plays orders of one feature, and checks what is to hold.
///
/// Used on the thread of its exploration only.
final class ExplorationPlay<State, Action, World: Equatable & Sendable> {
  typealias Point = ExploredPoint<State, World>
  typealias Condition = (Point) throws -> Bool
  typealias Run = ExploredRun<State, Action, World>
  private typealias Outcome = ExplorationSearch.Outcome

  private let makeRun: () -> Run
  private let always: Condition
  private let finally: Condition
  private let checks: ExplorationChecks
  private let issues: ExploredIssues
  /// Whether one order is tried, which another form of the feature may have led to.
  private let isAlone: Bool
  private let areEqual: ((State, State) -> Bool)?
  private var seen: SeenPoints<State, World>
  /// Whether some order has read the time, and whether points are told apart by it.
  private var time = (isRead: false, counts: false)
  /// The places of the last order, from its beginning on, and how many events could come there.
  private var path: [UInt64] = []
  private var counts: [Int] = []
  private var firstEnd: State?

  init(
    _ checks: ExplorationChecks, _ issues: ExploredIssues, isAlone: Bool,
    always: @escaping Condition, finally: @escaping Condition,
    areEqual: ((State, State) -> Bool)?, makeRun: @escaping () -> Run
  ) {
    (self.checks, self.issues, self.isAlone, self.makeRun) = (checks, issues, isAlone, makeRun)
    (self.always, self.finally, self.areEqual) = (always, finally, areEqual)
    seen = SeenPoints(areEqual: areEqual)
  }

  /// Tries all orders within limits, or one alone.
  func explore(within limits: ExplorationLimits, only order: [Int]?) -> ExplorationReport {
    let search = ExplorationSearch(
      run: play, forget: { [self] in seen = SeenPoints(areEqual: areEqual) }, names: names,
      limits: limits)
    let end = limits.time.map { ContinuousClock.now + $0 }
    var report = order.map { search.try($0) } ?? search.explore(until: end)
    if order == nil, report.failure == nil, time.isRead {
      // Points that differ in the time alone were taken for one.
      time.counts = true
      search.forget()
      let others = report
      report = search.explore(until: end)
      report.orders += others.orders
      report.randomOrders += others.randomOrders
    }
    if report.failure != nil { tell(&report.failure!) }
    return report
  }

  /// Plays an order until nothing can come, there were so many events, or a point is reached that
  /// was seen before.
  private func play(_ plan: ExplorationSearch.Plan, _ most: Int) -> ExplorationSearch.Outcome {
    issues.clear()
    let run = makeRun()
    var outcome = Outcome()
    var problem = follow(plan, most, run, &outcome)
    if !isAlone { counts = outcome.counts }
    if run.world.waits.isTimeRead { time.isRead = true }
    run.end()
    if problem == nil, checks.contains(.cancellation), !run.stubborn.isEmpty {
      problem = .stubborn(run.stubborn.map(\.name))
    }
    outcome.failure = problem.map { .init(reason: $0.message, order: outcome.taken) }
    return outcome
  }

  private func follow(
    _ plan: ExplorationSearch.Plan, _ most: Int, _ run: Run, _ outcome: inout Outcome
  ) -> ExplorationProblem? {
    var picker = ExplorationPicker(plan)
    var hint: UInt64 = 0
    while true {
      let (count, events) = (outcome.taken.count, run.events)
      if count >= picker.given {
        let point = Point(state: run.state, world: run.world.value)
        var isNew = false
        if picker.isOrderly {
          path.removeSubrange(count...)
          path.append(seen.place(point, hint: hint, isNew: &isNew))
        }
        if let problem = problem(at: point, isNew, run) { return problem }
        // The person may take an offer of the screen, or none.
        if events.allSatisfy(\.isOffer), let problem = problem(atEnd: point, run) {
          return problem
        }
        if events.isEmpty || picker.isOrderly && isSeen(run, at: count, most) { return nil }
        outcome.isCut = count == most
        if outcome.isCut { return nil }
      }
      guard let number = picker.pick(events, at: count, name: run.name) else {
        outcome.isCut = true
        return nil
      }
      guard events.indices.contains(number) else { return isAlone ? .gone : .changes }
      if count < picker.given, !isAlone, counts[count] != events.count { return .changes }
      outcome.counts.append(events.count)
      outcome.taken.append(number)
      hint = run.perform(events[number], from: picker.isOrderly ? path[count] : 0)
    }
  }

  private func isSeen(_ run: Run, at count: Int, _ most: Int) -> Bool {
    let time = time.counts ? run.world.waits.timeMark : 0
    return seen.visit(mixed(path[count], run.fingerprint &+ time), rest: most - count)
  }

  private func problem(at point: Point, _ isNew: Bool, _ run: Run) -> ExplorationProblem? {
    if checks.contains(.issues), let issue = issues.first { return .issue(issue) }
    if checks.contains(.cancellation), !run.stubborn.isEmpty {
      return .stubborn(run.stubborn.map(\.name))
    }
    if checks.contains(.replacement), let twin = run.doubled { return .doubled(twin.name) }
    return run.withItsDependencies {
      if isNew, checks.contains(.coding), let problem = ExplorationProblem(coding: point.state) {
        return problem
      }
      return ExplorationProblem("What is always to hold does not", of: point, always)
    }
  }

  private func problem(atEnd point: Point, _ run: Run) -> ExplorationProblem? {
    if checks.contains(.ends), !run.endless.isEmpty { return .endless(run.endless.map(\.name)) }
    let broken = run.withItsDependencies {
      ExplorationProblem("What is to hold in the end does not", of: point, finally)
    }
    if let broken = broken ?? problem(onScreenOf: run) { return broken }
    guard checks.contains(.sameEnd) else { return nil }
    guard let firstEnd else {
      firstEnd = point.state
      return nil
    }
    let isSame = areEqual?(firstEnd, point.state) ?? (dump(firstEnd) == dump(point.state))
    return isSame ? nil : .otherEnd(difference(firstEnd, point.state) ?? "")
  }

  private func problem(onScreenOf run: Run) -> ExplorationProblem? {
    guard let screen = run.screen, !run.isDismissed else { return nil }
    if checks.contains(.loading), screen.isLoading, run.isAtRest { return .loading(screen.text) }
    let isStuck = checks.contains(.offers) && run.isAtRest && screen.offers.isEmpty
    return isStuck ? .noOffer(screen.text) : nil
  }

  /// The names of the events of an order.
  private func names(_ order: [Int]) -> [String] {
    let run = makeRun()
    defer { run.end() }
    var names: [String] = []
    for number in order {
      let events = run.events
      guard events.indices.contains(number) else { break }
      names.append(run.name(of: events[number]))
      run.perform(events[number], from: 0)
    }
    return names
  }

  /// Tells what happens in an order: its events, and what they change.
  private func tell(_ failure: inout ExplorationReport.Failure) {
    let run = makeRun()
    defer { run.end() }
    for number in failure.order {
      let events = run.events
      guard events.indices.contains(number) else { return }
      let (words, before, world) = (run.words(for: events[number]), run.state, run.world.value)
      switch events[number].kind {
      case .step, .offer, .delivery: failure.actions += 1
      case .answer, .sleep: break
      }
      run.perform(events[number], from: 0)
      let changes = [difference(before, run.state), difference(world, run.world.value)]
      failure.story.append(([words] + changes.compactMap { $0?.indented }).joined(separator: "\n"))
    }
  }
}
