import Foundation

@main
struct Benchmarks {
  /// `Benchmarks [NAME …]`: measures the named workloads, or all of them.
  @MainActor static func main() async {
    let names = CommandLine.arguments.dropFirst()
    let workloads = counters() + nesting() + rows() + stacks() + effects() + tests()
    let chosen = workloads.filter { workload in
      names.isEmpty || names.contains { workload.name.hasPrefix($0) }
    }
    print(row("", "workload", "ns/op", "target", ""))
    var missed = 0
    for workload in chosen {
      let result = await workload.median(of: 5)
      let holds = result <= workload.target
      missed += holds ? 0 : 1
      print(
        row(
          workload.name, workload.title, number(result), number(workload.target),
          holds ? "" : "missed"))
    }
    exit(missed == 0 ? 0 : 1)
  }

  private static func row(
    _ name: String, _ title: String, _ result: String, _ target: String, _ verdict: String
  ) -> String {
    [
      name.padding(toLength: 6, withPad: " ", startingAt: 0),
      title.padding(toLength: 58, withPad: " ", startingAt: 0),
      String(repeating: " ", count: max(0, 9 - result.count)) + result,
      String(repeating: " ", count: max(0, 9 - target.count)) + target,
      verdict,
    ].joined(separator: " ")
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 100 ? "%.1f" : "%.0f", value)
  }
}
