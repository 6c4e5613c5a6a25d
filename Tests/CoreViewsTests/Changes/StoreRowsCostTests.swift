import Testing
import Views

/// Rows of stores are not even asked for their stores when others come, go or move.
@MainActor @Suite struct StoreRowsCostTests {
  @Reducer
  struct Kiln {
    @ObservableState
    struct State {
      var pots: IdentifiedArrayOf<Pot.State>
    }

    enum Action {
      case change((inout State) -> Void)
      case pots(IdentifiedActionOf<Pot>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .forEach(\.pots, action: \.pots) { Pot() }
    }
  }

  @Reducer
  struct Pot {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var heat = 0
    }

    enum Action { case warm }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.heat += 1
        return .none
      }
    }
  }

  struct KilnView: View {
    let store: StoreOf<Kiln>

    var body: some View {
      ForEach(store.scope(\.pots, action: \.pots)) { pot in
        let _ = StoreRowsCostTests.rows.withValue { $0 += 1 }
        PotView(store: pot)
      }
    }
  }

  struct PotView: View {
    let store: StoreOf<Pot>

    var body: some View {
      let _ = StoreRowsCostTests.bodies.withValue { $0 += 1 }
      Text("Pot \(store.id): \(store.heat)")
    }
  }

  /// What has run; each test is a single turn of the main actor.
  nonisolated private static let rows = LockIsolated(0)
  nonisolated private static let bodies = LockIsolated(0)

  /// The closures of rows and the bodies that a change runs.
  private func cost(_ count: Int, _ change: (StoreOf<Kiln>) -> Void) -> [Int] {
    let pots = (0..<count).map { Pot.State(id: $0) }
    let store = Store(initialState: Kiln.State(pots: IdentifiedArray(uniqueElements: pots))) {
      Kiln()
    }
    let graph = ViewGraph(KilnView(store: store))
    let mirror = ElementMirror()
    mirror.follow(graph)
    Self.rows.setValue(0)
    Self.bodies.setValue(0)
    change(store)
    mirror.follow(graph)
    #expect(mirror.root == graph.root)
    return [Self.rows.value, Self.bodies.value]
  }

  /// Where the elements of an array are in memory.
  nonisolated private static func place(_ pots: IdentifiedArrayOf<Pot.State>) -> UnsafeRawPointer? {
    pots.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
  }

  @Test func rowsThatAreShownAreChangedInPlace() {
    let pots = IdentifiedArray(uniqueElements: (0..<100).map { Pot.State(id: $0) })
    let store = Store(initialState: Kiln.State(pots: pots)) { Kiln() }
    let graph = ViewGraph(KilnView(store: store))
    // The first change makes a copy, for the array above.
    store.send(.change { $0.pots.swapAt(2, 3) })
    for _ in 0..<3 {
      graph.update()
      store.send(
        .change { state in
          let before = Self.place(state.pots)
          state.pots.swapAt(1, 8)
          #expect(Self.place(state.pots) == before)
        })
    }
  }

  @Test func whoKeepsACollectionOfStoresFindsRowsThatHaveGone() {
    let pots = IdentifiedArray(uniqueElements: (0..<3).map { Pot.State(id: $0, heat: 10 * $0) })
    let store = Store(initialState: Kiln.State(pots: pots)) { Kiln() }
    let rows = store.scope(\.pots, action: \.pots)
    let forEach = ForEach(rows) { Text("\($0.heat)") }
    store.send(.change { $0.pots = [] })
    #expect(rows.map(\.heat) == [0, 10, 20])
    #expect(ViewGraph(forEach).root.children.count == 3)
  }

  @Test(arguments: [10, 10_000]) func onlyRowsThatAreNewOrChangedRun(count: Int) {
    #expect(cost(count) { $0.send(.pots(.element(id: 3, action: .warm))) } == [0, 1])
    #expect(cost(count) { $0.send(.change { $0.pots.append(Pot.State(id: -1)) }) } == [1, 1])
    #expect(cost(count) { $0.send(.change { $0.pots.remove(at: 4) }) } == [0, 0])
    #expect(cost(count) { $0.send(.change { $0.pots.swapAt(1, 8) }) } == [0, 0])
    #expect(cost(count) { $0.send(.change { $0.pots[id: 3] = Pot.State(id: 3) }) } == [0, 1])
  }
}
