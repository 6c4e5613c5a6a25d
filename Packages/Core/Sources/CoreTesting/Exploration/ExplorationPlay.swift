@_spi(Views) internal import CoreArchitecture
internal import CoreDependencies

/// Plays orders of one feature, and checks what is to hold.
///
/// Used on the thread of its exploration only.
final class ExplorationPlay<State: Equatable, Action, World: Equatable & Sendable> {
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
  private var seen = SeenPoints<State, World>()
  /// The places of the last order, from its beginning on, and how many events could come there.
  private var path: [UInt64] = []
  private var counts: [Int] = []
  private var firstEnd: State?

  init(
    _ checks: ExplorationChecks, _ issues: ExploredIssues, isAlone: Bool,
    always: @escaping Condition, finally: @escaping Condition, makeRun: @escaping () -> Run
  ) {
    (self.checks, self.issues, self.isAlone, self.makeRun) = (checks, issues, isAlone, makeRun)
    (self.always, self.finally) = (always, finally)
  }

  /// Tries all orders within limits, or one alone.
  func explore(within limits: ExplorationLimits, only order: [Int]?) -> ExplorationReport {
    let search = ExplorationSearch(
      run: play, forget: { [self] in seen = SeenPoints() }, limits: limits)
    var report = order.map { search.try($0) } ?? search.explore()
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
        if events.isEmpty { return problem(atEnd: point, run) }
        if picker.isOrderly, seen.visit(mixed(path[count], run.fingerprint), rest: most - count) {
          return nil
        }
        outcome.isCut = count == most
        if outcome.isCut { return nil }
      }
      let number = picker.pick(events, at: count)
      guard events.indices.contains(number) else { return isAlone ? .gone : .changes }
      if count < picker.given, !isAlone, counts[count] != events.count { return .changes }
      outcome.counts.append(events.count)
      outcome.taken.append(number)
      hint = run.perform(events[number], from: picker.isOrderly ? path[count] : 0)
    }
  }

  private func problem(at point: Point, _ isNew: Bool, _ run: Run) -> ExplorationProblem? {
    if checks.contains(.issues), let issue = issues.first { return .issue(issue) }
    if checks.contains(.cancellation), !run.stubborn.isEmpty {
      return .stubborn(run.stubborn.map(\.name))
    }
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
    if let broken { return broken }
    guard checks.contains(.sameEnd) else { return nil }
    guard let firstEnd else {
      firstEnd = point.state
      return nil
    }
    return firstEnd == point.state ? nil : .otherEnd(difference(firstEnd, point.state) ?? "")
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
      case .step, .delivery: failure.actions += 1
      case .answer, .sleep: break
      }
      run.perform(events[number], from: 0)
      let changes = [difference(before, run.state), difference(world, run.world.value)]
      failure.story.append(([words] + changes.compactMap { $0?.indented }).joined(separator: "\n"))
    }
  }
}
