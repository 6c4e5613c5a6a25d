import Foundation

@main
struct Benchmarks {
  /// Measures the named workloads, or all of them: `Benchmarks [NAME …]`.
  ///
  /// Fails when one costs more than its target, which is a multiple of what bare code costs.
  @MainActor static func main() async {
    let names = CommandLine.arguments.dropFirst()
    let workloads =
      counters() + nesting() + rows() + stacks() + effects() + tests() + places() + lists()
      + terminals() + memory()
    let chosen = workloads.filter { workload in
      names.isEmpty || names.contains { workload.name.hasPrefix($0) }
    }
    guard !chosen.isEmpty else {
      print("No workload is named so. There are: \(workloads.map(\.name).joined(separator: " "))")
      exit(2)
    }
    let unit = await workloads.first { $0.name == "W1" }!.measure(rounds: 30).ours
    print(row("", "workload", "ours", "bare", "ratio", "at most", "× W1", ""))
    var missed = 0
    for workload in chosen {
      let cost = await workload.measure()
      let ratio = cost.ours / cost.bare
      let holds = ratio <= workload.target
      missed += holds ? 0 : 1
      print(
        row(
          workload.name, workload.title, number(cost.ours), number(cost.bare), number(ratio),
          number(workload.target), number(cost.ours / unit), holds ? "" : "missed"))
    }
    exit(missed == 0 ? 0 : 1)
  }

  private static func row(_ name: String, _ title: String, _ cells: String...) -> String {
    let figures = cells.dropLast().map { cell in
      String(repeating: " ", count: max(0, 10 - cell.count)) + cell
    }
    return
      ([
        name.padding(toLength: 6, withPad: " ", startingAt: 0),
        title.padding(toLength: 60, withPad: " ", startingAt: 0),
      ] + figures + [cells.last ?? ""]).joined(separator: " ")
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }
}
