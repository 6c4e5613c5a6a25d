/// One row of the table: a piece of work, done by ours and by bare code that does the same.
struct Workload: Sendable {
  /// Does the work, and returns the cost of one operation: nanoseconds, or bytes.
  typealias Run = @Sendable () async -> Double

  let name: String
  let title: String
  /// How many times the cost of bare code ours may have.
  let target: Double
  let ours: Run
  let bare: Run

  init(
    _ name: String, _ title: String, target: Double, ours: @escaping Run, bare: @escaping Run
  ) {
    (self.name, self.title, self.target) = (name, title, target)
    (self.ours, self.bare) = (ours, bare)
  }

  /// The least cost of each in several rounds, in which the two take turns.
  ///
  /// What else the machine does can only add to a cost, and it adds to both.
  func measure(rounds: Int) async -> (ours: Double, bare: Double) {
    var least = (ours: Double.infinity, bare: Double.infinity)
    for _ in 0..<rounds {
      least.ours = min(least.ours, await ours())
      least.bare = min(least.bare, await bare())
    }
    return least
  }

  /// The least cost of each in seven rounds, and in more, a second apart, if it is over its target:
  /// a machine that does something else for a while may be busy in all of the seven.
  func measure() async -> (ours: Double, bare: Double) {
    var least = await measure(rounds: 7)
    for _ in 0..<4 where least.ours / least.bare > target {
      try? await Task.sleep(for: .seconds(1))
      let more = await measure(rounds: 7)
      least = (min(least.ours, more.ours), min(least.bare, more.bare))
    }
    return least
  }
}

extension Duration {
  /// What one of several operations took, in nanoseconds.
  func each(of operations: Int) -> Double {
    let (seconds, attoseconds) = components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(operations)
  }
}

/// Measures a closure that does several operations, in nanoseconds each.
func timed(_ operations: Int, _ body: () -> Void) -> Double {
  ContinuousClock().measure(body).each(of: operations)
}

/// Keeps the optimizer from leaving out what a benchmark computes.
@inline(never)
func consume<Value>(_ value: Value) {}
