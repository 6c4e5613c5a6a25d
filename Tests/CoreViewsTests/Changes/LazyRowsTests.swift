import Observation
import Testing
import Views

/// Rows that are built when a host asks for them.
@MainActor @Suite struct LazyRowsTests {
  @Observable
  final class Shore {
    var shells: [Int]

    init(_ count: Int) { shells = Array(0..<count) }
  }

  struct ShoreView: View {
    let shore: Shore

    var body: some View {
      LazyVStack {
        Text("Shells")
        ForEach(shore.shells, id: \.self) { number in
          ShellView(number: number)
        }
        Text("The end")
      }
    }
  }

  struct ShellView: View {
    let number: Int
    @State private var touches = 0

    var body: some View {
      let _ = LazyRowsTests.bodies.withValue { [number] in $0.append(number) }
      Button("\(number): \(touches)") { touches += 1 }
        .onAppear { LazyRowsTests.appeared.withValue { [number] in $0.append(number) } }
    }
  }

  nonisolated private static let bodies = LockIsolated<[Int]>([])
  nonisolated private static let appeared = LockIsolated<[Int]>([])

  private let mirror = ElementMirror()

  /// The elements of the stack, of which gaps are written as their number of rows.
  private func rows(_ graph: ViewGraph<ShoreView>) -> [String] {
    mirror.follow(graph)
    #expect(mirror.faults == [])
    return elements.map { $0.rowCount.map { "(\($0))" } ?? $0.label }
  }

  private var elements: [Element] { mirror.root?.children.first?.children ?? [] }
  private func gap(_ index: Int = 0) -> Element.ID {
    elements.filter { $0.role == .gap }[index].id
  }

  private func makeGraph(_ shore: Shore) -> ViewGraph<ShoreView> {
    Self.bodies.setValue([])
    Self.appeared.setValue([])
    return ViewGraph(buildsRowsWhenShown: true, ShoreView(shore: shore))
  }

  @Test func noRowIsBuiltBeforeItIsAskedFor() {
    let graph = makeGraph(Shore(100_000))
    #expect(rows(graph) == ["Shells", "(100000)", "The end"])
    #expect(Self.bodies.value == [])
    #expect(graph.nodeCount < 20)
    graph.build(2..<4, of: gap())
    #expect(rows(graph) == ["Shells", "(2)", "2: 0", "3: 0", "(99996)", "The end"])
    #expect(Self.bodies.value == [2, 3])
    #expect(Self.appeared.value == [2, 3])
  }

  @Test func bothEndsOfAGapCanBeBuiltAndWhatIsBeyondItIsLeftOut() {
    let graph = makeGraph(Shore(6))
    _ = rows(graph)
    graph.build(0..<1, of: gap())
    #expect(rows(graph) == ["Shells", "0: 0", "(5)", "The end"])
    graph.build(4..<9, of: gap())
    #expect(rows(graph) == ["Shells", "0: 0", "(4)", "5: 0", "The end"])
    graph.build(7..<9, of: gap())
    #expect(rows(graph).contains("(4)"))
    graph.build(0..<4, of: gap())
    #expect(rows(graph) == ["Shells"] + (0..<6).map { "\($0): 0" } + ["The end"])
  }

  @Test func aRowThatWasBuiltKeepsItsStateWhateverHappensAroundIt() {
    let shore = Shore(10)
    let graph = makeGraph(shore)
    _ = rows(graph)
    graph.build(4..<5, of: gap())
    _ = rows(graph)
    let row = elements.first { $0.label == "4: 0" }
    _ = graph.perform(.activate(row!.id))
    #expect(rows(graph) == ["Shells", "(4)", "4: 1", "(5)", "The end"])
    shore.shells.insert(-1, at: 0)
    #expect(rows(graph) == ["Shells", "(5)", "4: 1", "(5)", "The end"])
    shore.shells.removeLast(5)
    #expect(rows(graph) == ["Shells", "(5)", "4: 1", "The end"])
    shore.shells.reverse()
    #expect(rows(graph) == ["Shells", "4: 1", "(5)", "The end"])
    shore.shells = [4]
    #expect(rows(graph) == ["Shells", "4: 1", "The end"])
    shore.shells = []
    #expect(rows(graph) == ["Shells", "The end"])
  }

  @Test func theRootHasAllRowsAndFromThenOnAllAreBuilt() {
    let shore = Shore(3)
    let graph = makeGraph(shore)
    _ = rows(graph)
    #expect(graph.root.plainText.contains("[ 2: 0 ]"))
    shore.shells.append(3)
    #expect(rows(graph) == ["Shells", "0: 0", "1: 0", "2: 0", "3: 0", "The end"])
    #expect(mirror.root == graph.root)
  }

  @Test func aGapThatHasGoneIsLeftOut() {
    let shore = Shore(3)
    let graph = makeGraph(shore)
    _ = rows(graph)
    let gap = gap()
    shore.shells = []
    graph.build(0..<3, of: gap)
    #expect(rows(graph) == ["Shells", "The end"])
  }

  /// Edits and builds at random: what is left when all is built is what is there from the start.
  @Test(arguments: 0..<40)
  func whateverIsBuiltInBetweenAllRowsAreThereInTheEnd(seed: Int) {
    var state = UInt64(seed) &* 77 &+ 5
    func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, count)))
    }
    let shore = Shore(12)
    let graph = makeGraph(shore)
    var next = 100
    for _ in 0..<60 {
      _ = rows(graph)
      let shown = elements.map { $0.rowCount ?? 1 }.reduce(0, +)
      #expect(shown == shore.shells.count + 2, "seed \(seed)")
      let gaps = elements.filter { $0.role == .gap }
      switch below(5) {
      case 0, 1:
        guard let gap = gaps.randomGap(below) else { continue }
        let first = below(gap.rowCount!)
        graph.build(first..<(first + 1 + below(3)), of: gap.id)
      case 2:
        next += 1
        shore.shells.insert(next, at: below(shore.shells.count + 1))
      case 3:
        if !shore.shells.isEmpty { shore.shells.remove(at: below(shore.shells.count)) }
      default:
        guard shore.shells.count > 1 else { continue }
        let row = shore.shells.remove(at: below(shore.shells.count))
        shore.shells.insert(row, at: below(shore.shells.count + 1))
      }
    }
    graph.update()
    let labels = graph.root.children[0].children.map(\.label)
    #expect(labels == ["Shells"] + shore.shells.map { "\($0): 0" } + ["The end"], "seed \(seed)")
    _ = rows(graph)
    #expect(mirror.root == graph.root)
  }
}

extension [Element] {
  fileprivate func randomGap(_ below: (Int) -> Int) -> Element? {
    isEmpty ? nil : self[below(count)]
  }
}
