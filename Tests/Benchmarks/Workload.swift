/// One row of the table: what is measured, and what it may cost.
struct Workload: Sendable {
  let name: String
  let title: String
  /// The target, in nanoseconds an operation.
  let target: Double
  /// Runs once and returns how many operations that were, and the time they took.
  let run: @Sendable () async -> (operations: Int, time: Duration)

  /// The median of several runs, in nanoseconds an operation.
  func median(of runs: Int) async -> Double {
    var results: [Double] = []
    for _ in 0..<runs {
      let (operations, time) = await run()
      let (seconds, attoseconds) = time.components
      results.append((Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(operations))
    }
    return results.sorted()[runs / 2]
  }
}

/// Measures a closure.
func timed(_ operations: Int, _ body: () -> Void) -> (operations: Int, time: Duration) {
  (operations, ContinuousClock().measure(body))
}

/// Keeps the optimizer from leaving out what a benchmark computes.
@inline(never)
func consume<Value>(_ value: Value) {}
