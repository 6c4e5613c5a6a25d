import Foundation
import Testing

@_spi(Hosts) @testable import CoreViews

/// What holds for every tree, tried on trees that follow from a seed.
///
/// `LAYOUT_TREES` says how many, for each unit; a failure names its seed.
struct RandomLayoutTests {
  private static var count: UInt64 {
    ProcessInfo.processInfo.environment["LAYOUT_TREES"].flatMap(UInt64.init) ?? 1_000
  }

  @Test(arguments: [LayoutUnit.point, LayoutUnit(width: 8, height: 16)])
  func holdsForRandomTrees(_ unit: LayoutUnit) {
    for seed in 1...Self.count {
      let problems = LayoutTrial(seed: seed, unit: unit).problems
      if !problems.isEmpty { Issue.record("seed \(seed): \(problems.joined(separator: "; "))") }
    }
  }

  @Test func nestingCostsNoMoreForEachView() {
    #expect(measurements(ofDepth: 64) <= measurements(ofDepth: 8))
    #expect(measurements(ofDepth: 8) < 15)
  }

  /// How often each view is measured in rows and columns within each other.
  private func measurements(ofDepth depth: Int) -> Double {
    let bench = Bench(unit: LayoutUnit(width: 8, height: 16))
    var node = bench.view(Letters(count: 90))
    for level in 0..<depth {
      let text = bench.view(Letters(count: 7 + level))
      let fill = bench.view(Brick.fill)
      node =
        level % 2 == 0
        ? bench.row(.center, 8, text, node, fill) : bench.column(.leading, 0, node, text, fill)
    }
    node.layOut(in: ProposedViewSize(width: 1_600, height: 800))
    return Double(bench.metrics.measurements) / Double(2 * depth + 1)
  }

  @Test func aChangeMeasuresOnlyWhatChanged() {
    let bench = Bench()
    let changing = bench.view(Letters(count: 30))
    let shelves = (0..<50).map { _ in
      bench.column(.leading, 0, bench.view(Letters(count: 20)), bench.view(Letters(count: 9)))
    }
    let root = LayoutNode.container(
      VStackLayout(), shelves + [bench.row(.center, 0, changing)], in: bench.metrics)
    let offer = ProposedViewSize(width: 200, height: 4_000)
    root.layOut(in: offer)
    let before = bench.metrics.measurements
    changing.invalidate()
    root.layOut(in: offer)
    #expect(bench.metrics.measurements - before <= 12)
  }
}
