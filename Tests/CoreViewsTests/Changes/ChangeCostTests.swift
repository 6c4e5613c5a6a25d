import Observation
import Testing
import Views

/// What a flush costs follows what has changed, not what stays: counted, with few and many rows.
@MainActor @Suite struct ChangeCostTests {
  @Observable
  final class Harbour {
    var berths: [Berth]

    init(_ count: Int) { berths = (0..<count).map { Berth(number: $0) } }
  }

  @Observable
  final class Berth: Identifiable {
    let id: Int
    var boats = 0

    init(number: Int) { id = number }
  }

  struct HarbourView: View {
    let harbour: Harbour

    var body: some View {
      List {
        ForEach(harbour.berths) { berth in
          let _ = ChangeCostTests.rows.withValue { $0 += 1 }
          BerthView(berth: berth)
        }
      }
    }
  }

  struct BerthView: View {
    let berth: Berth

    var body: some View {
      let _ = ChangeCostTests.bodies.withValue { $0 += 1 }
      HStack {
        Text("Berth \(berth.id)")
        Text("\(berth.boats) boats")
      }
    }
  }

  /// Closures of rows and bodies that have run; each test is a single turn of the main actor.
  nonisolated private static let rows = LockIsolated(0)
  nonisolated private static let bodies = LockIsolated(0)

  struct Cost: Equatable {
    var rows: Int
    var bodies: Int
    var nodes: Int
    var steps: [String]
  }

  /// What a change costs in a harbour with many berths, once a first change has been followed.
  private func cost(_ count: Int, _ change: (Harbour) -> Void) -> Cost {
    let harbour = Harbour(count)
    let graph = ViewGraph(HarbourView(harbour: harbour))
    let mirror = ElementMirror()
    mirror.follow(graph)
    let nodes = graph.nodeCount
    Self.rows.setValue(0)
    Self.bodies.setValue(0)
    change(harbour)
    let steps = mirror.follow(graph)
    #expect(mirror.faults == [])
    return Cost(
      rows: Self.rows.value, bodies: Self.bodies.value, nodes: graph.nodeCount - nodes,
      steps: steps.map(\.name))
  }

  private func check(_ expected: Cost, _ change: (Harbour) -> Void) {
    #expect(cost(10, change) == expected)
    #expect(cost(10_000, change) == expected)
  }

  @Test func aRowThatChangesIsEvaluatedAlone() {
    check(Cost(rows: 0, bodies: 1, nodes: 0, steps: ["updated"])) { $0.berths[5].boats += 1 }
  }

  @Test func aRowThatComesLeavesTheOthersAlone() {
    let cost = Cost(rows: 1, bodies: 1, nodes: 5, steps: ["inserted"])
    check(cost) { $0.berths.append(Berth(number: -1)) }
    check(cost) {
      $0.berths.insert(Berth(number: -1), at: 3)
    }
  }

  @Test func aRowThatGoesLeavesTheOthersAlone() {
    check(Cost(rows: 0, bodies: 0, nodes: -5, steps: ["removed"])) { $0.berths.remove(at: 4) }
  }

  @Test func rowsThatMoveLeaveTheOthersAlone() {
    check(Cost(rows: 0, bodies: 0, nodes: 0, steps: ["moved", "moved"])) {
      $0.berths.swapAt(1, $0.berths.count - 2)
    }
    check(Cost(rows: 0, bodies: 0, nodes: 0, steps: ["moved"])) {
      $0.berths.insert($0.berths.removeLast(), at: 2)
    }
  }

  @Test func aHostThatDoesNotAskGetsTheWholeTreeInsteadOfEachStep() {
    let harbour = Harbour(10)
    let graph = ViewGraph(HarbourView(harbour: harbour))
    let mirror = ElementMirror()
    mirror.follow(graph)
    for _ in 0..<1_500 {
      harbour.berths[0].boats += 1
      graph.update()
    }
    #expect(graph.takeChanges() == .all(graph.root))
    harbour.berths[0].boats += 1
    graph.update()
    guard case .steps(let steps) = graph.takeChanges() else {
      Issue.record("the steps are followed again")
      return
    }
    #expect(steps.map(\.name) == ["updated"])
  }

  @Test func aListOfEqualRowsCostsNothing() {
    check(Cost(rows: 0, bodies: 0, nodes: 0, steps: [])) { $0.berths = Array($0.berths) }
  }
}

extension ElementChange {
  fileprivate var name: String {
    switch self {
    case .inserted: "inserted"
    case .removed: "removed"
    case .moved: "moved"
    case .updated: "updated"
    }
  }
}
