/// Tries orders of events: first those that differ from the last in what comes latest.
struct ExplorationSearch {
  /// Which of the events that can come does.
  enum Plan {
    /// The first ones by their numbers, then always the first that can come.
    case order([Int])
    /// Those of the effect with the highest priority, which a seed decides, and which changes at
    /// two events.
    case random(seed: UInt64, length: Int)
    /// Those with some names, as far as they can come, then what comes without the person.
    case named([String])
  }

  /// What came of one order.
  struct Outcome {
    /// How many events could come at each point.
    var counts: [Int] = []
    /// The number of the event that came.
    var taken: [Int] = []
    var failure: ExplorationReport.Failure?
    /// Whether it was left before its end, as it was as long as it might be.
    var isCut = false
  }

  /// Runs an order until nothing can come or there were so many events.
  let run: (_ plan: Plan, _ most: Int) -> Outcome
  /// Forgets which points were seen.
  let forget: () -> Void
  /// Returns the names of the events of an order.
  let names: (_ order: [Int]) -> [String]
  let limits: ExplorationLimits

  func explore(until end: ContinuousClock.Instant?) -> ExplorationReport {
    var report = ExplorationReport()
    report.failure = search(limits.events, &report, until: end)
    if report.failure == nil, !report.isComplete { report.failure = shuffle(&report, until: end) }
    if let found = report.failure { report.failure = shortened(found) }
    return report
  }

  /// The shortest is the first that is found among those of 1 event, 2 events and so on.
  ///
  /// Where these are too many, events are left out as long as it fails.
  private func shortened(_ found: ExplorationReport.Failure) -> ExplorationReport.Failure {
    forget()
    var (tried, most) = (0, 0)
    while most < found.order.count - 1 {
      guard tried < limits.orders else { return thinned(found) }
      most += 1
      var others = ExplorationReport()
      if let shorter = search(most, &others) { return shorter }
      tried += others.orders
    }
    return found
  }

  /// Leaves events out, one at a time, until none can be missed.
  private func thinned(_ found: ExplorationReport.Failure) -> ExplorationReport.Failure {
    var (found, events) = (found, names(found.order))
    var isShorter = true
    while isShorter {
      isShorter = false
      for number in events.indices.reversed() where number < events.count {
        var fewer = events
        fewer.remove(at: number)
        let outcome = run(.named(fewer), limits.events)
        guard let failure = outcome.failure, outcome.taken.count < found.order.count else {
          continue
        }
        (found, events, isShorter) = (failure, names(outcome.taken), true)
      }
    }
    return found
  }

  /// Tries one order alone.
  func `try`(_ order: [Int]) -> ExplorationReport {
    // All of it is to be checked, as no other was tried before.
    var report = ExplorationReport(orders: 1)
    for count in 0...order.count where report.failure == nil {
      forget()
      report.failure =
        run(.order(Array(order.prefix(count))), count == order.count ? limits.events : count)
        .failure
    }
    return report
  }

  /// Tries orders of at most so many events until one fails.
  private func search(
    _ most: Int, _ report: inout ExplorationReport, until end: ContinuousClock.Instant? = nil
  ) -> ExplorationReport.Failure? {
    var (order, isCut): ([Int]?, Bool) = ([], false)
    while let next = order, report.orders < limits.orders, !isOver(end) {
      let outcome = run(.order(next), most)
      report.orders += 1
      if let failure = outcome.failure { return failure }
      if outcome.isCut { isCut = true }
      order = Self.successor(of: outcome)
      report.share = order.map { Self.share(before: $0, outcome.counts) } ?? 1
    }
    if isCut { report.share = min(report.share, 0.99) }
    return nil
  }

  private func isOver(_ end: ContinuousClock.Instant?) -> Bool {
    end.map { $0 < .now } ?? false
  }

  private func shuffle(
    _ report: inout ExplorationReport, until end: ContinuousClock.Instant?
  ) -> ExplorationReport.Failure? {
    var longest = 8
    for number in 0..<limits.orders where !isOver(end) {
      let plan = Plan.random(seed: mixed(limits.seed, UInt64(number)), length: longest)
      let outcome = run(plan, limits.events)
      report.randomOrders += 1
      longest = max(longest, outcome.taken.count)
      if let failure = outcome.failure { return failure }
    }
    return nil
  }

  /// The next order after one; nil after the last.
  static func successor(of outcome: Outcome) -> [Int]? {
    var next = outcome.taken
    while let last = next.last {
      if last + 1 < outcome.counts[next.count - 1] {
        next[next.count - 1] = last + 1
        return next
      }
      next.removeLast()
    }
    return nil
  }

  /// The share of all orders that come before one.
  static func share(before order: [Int], _ counts: [Int]) -> Double {
    var (share, width) = (0.0, 1.0)
    for (number, count) in zip(order, counts) {
      width /= Double(count)
      share += Double(number) * width
    }
    return min(share, 0.999_999)
  }
}

/// Picks the event that comes, as a plan says.
struct ExplorationPicker {
  private let order: [Int]
  private var priorities: ExplorationPriorities?
  /// The names of the events that are to come; nil where names do not matter.
  private var names: ArraySlice<String>?

  init(_ plan: ExplorationSearch.Plan) {
    switch plan {
    case .order(let order): self.order = order
    case .random(let seed, let length):
      order = []
      priorities = ExplorationPriorities(seed: seed, length: length)
    case .named(let names): (order, self.names) = ([], names[...])
    }
  }

  /// Whether each point is tried once.
  var isOrderly: Bool { priorities == nil && names == nil }

  /// How many events are given, by an order of which all but the last was played before.
  var given: Int { order.count }

  /// The number of the event that comes at a point; nil if none is to come.
  mutating func pick(
    _ events: [ExploredEvent], at point: Int, name: (ExploredEvent) -> String
  ) -> Int? {
    if priorities != nil { return priorities!.pick(events, at: point) }
    guard names != nil else { return point < order.count ? order[point] : 0 }
    while let next = names?.popFirst() {
      if let number = events.firstIndex(where: { name($0) == next }) { return number }
    }
    return events.firstIndex { !$0.isPersons }
  }
}

/// Picks events by priorities: a race of two effects needs few changes of who goes first.
struct ExplorationPriorities {
  private var generator: SplitMix
  private var priorities: [Int: UInt64] = [:]
  private var changes: Set<Int> = []
  private var lowest: UInt64 = 1 << 16

  init(seed: UInt64, length: Int) {
    generator = SplitMix(state: seed)
    for _ in 0..<2 { changes.insert(Int.random(in: 0..<length, using: &generator)) }
  }

  /// The number of the event that comes at a point.
  mutating func pick(_ events: [ExploredEvent], at point: Int) -> Int {
    for event in events where priorities[event.agent] == nil {
      priorities[event.agent] = generator.next() >> 1 + 1 << 16
    }
    let first = events.map(\.agent).max { priorities[$0]! < priorities[$1]! }!
    if changes.remove(point) != nil {
      lowest -= 1
      priorities[first] = lowest
      return pick(events, at: point)
    }
    let numbers = events.indices.filter { events[$0].agent == first }
    return numbers.randomElement(using: &generator)!
  }
}

/// A generator of numbers that a seed decides.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return mixed(state, state >> 32)
  }
}
