import ComposableArchitecture
import Testing

/// A garden bed whose state cannot be compared with `==`: it holds closures, tuples and objects.
@Reducer
struct GardenBed {
  final class Gardener {
    var name: String
    weak var neighbour: Gardener?
    init(_ name: String) { self.name = name }
  }

  enum Weather {
    case dry
    case rain(millimetres: Int, isOver: () -> Bool)
  }

  @ObservableState
  struct State {
    var plants: [(name: String, height: Int)] = []
    var weather = Weather.dry
    var notes: [String: [Any]] = [:]
    var gardener = Gardener("Ilse")
    var sortedBy: (String, String) -> Bool = { $0 < $1 }
    @Shared var water: (litres: Int, isClean: Bool)
    @Presents var visitor: Visitor.State?

    init() { _water = Shared(value: (litres: 10, isClean: true)) }
  }

  @Reducer
  struct Visitor {
    struct State { var greeting: (String) -> String = { "Hello, \($0)" }, count = 0 }
    enum Action { case greet }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  enum Action {
    case rest
    case plant(String)
    case rain(Int)
    case write(String, Int)
    case rename(String)
    case pour
    case visit
    case visitor(PresentationAction<Visitor.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rest, .visitor: break
      case .plant(let name): state.plants.append((name: name, height: 0))
      case .rain(let millimetres):
        state.weather = .rain(millimetres: millimetres, isOver: { true })
      case .write(let day, let note): state.notes[day, default: []].append(note)
      case .rename(let name): state.gardener = Gardener(name)
      case .pour: state.$water.withLock { $0.litres -= 1 }
      case .visit: state.visitor = Visitor.State()
      }
      return .none
    }
    .ifLet(\.$visitor, action: \.visitor) { Visitor() }
  }
}

@Suite(.timeLimit(.minutes(20))) @MainActor struct StateComparisonTests {
  private func makeStore() -> TestStoreOf<GardenBed> {
    TestStore(initialState: GardenBed.State(), comparing: .parts) { GardenBed() }
  }

  @Test func stateThatIsNotEquatableIsComparedPartByPart() async {
    let store = makeStore()
    await store.send(.rest)
    await store.send(.plant("pea")) { $0.plants = [(name: "pea", height: 0)] }
    await store.send(.rain(3)) { $0.weather = .rain(millimetres: 3, isOver: { false }) }
    await store.send(.write("Monday", 1)) { $0.notes["Monday"] = [1] }
    await store.send(.write("Friday", 2)) { $0.notes["Friday"] = [2] }
    await store.send(.rename("Otto")) { $0.gardener = GardenBed.Gardener("Otto") }
    await store.send(.pour) { $0.$water.withLock { $0.litres = 9 } }
    await store.send(.visit) { $0.visitor = GardenBed.Visitor.State() }
    await store.send(.visitor(.presented(.greet))) { $0.visitor?.count = 1 }
    await store.send(.visitor(.dismiss)) { $0.visitor = nil }
  }

  @Test func eachPartThatDiffersFails() async {
    let store = makeStore()
    let wrong: [(GardenBed.Action, (inout GardenBed.State) -> Void)] = [
      (.rest, { _ in }),
      (.plant("pea"), { $0.plants.append((name: "pea", height: 1)) }),
      (.rain(3), { $0.weather = .rain(millimetres: 4, isOver: { true }) }),
      (.rain(3), { $0.weather = .dry }),
      (.write("Monday", 1), { $0.notes["Monday"] = ["1"] }),
      (.write("Monday", 1), { $0.notes["Sunday"] = [1, 1] }),
      (.rename("Otto"), { $0.gardener = GardenBed.Gardener("Udo") }),
      (.pour, { $0.$water.withLock { $0.isClean = false } }),
      (.visit, { $0.visitor = .init(count: 3) }),
      (.rest, { $0.notes = ["never": []] }),
    ]
    for (index, (action, update)) in wrong.enumerated() {
      let texts = await failures { await store.send(action, assert: update) }
      #expect(texts.count == 1, "\(index)")
    }
    #expect(await failures { await store.send(.plant("leek")) }.count == 1)
  }

  @Test func theDifferenceIsShownAsOfOtherState() async {
    let store = makeStore()
    let texts = await failures {
      await store.send(.plant("pea")) { $0.plants = [(name: "bean", height: 0)] }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("−       name: \"bean\",\n    +       name: \"pea\",") == true)
  }

  @Test func objectsThatLeadToThemselvesAreCompared() {
    func ring(_ names: String...) -> GardenBed.Gardener {
      let gardeners = names.map(GardenBed.Gardener.init)
      for (one, next) in zip(gardeners, gardeners.dropFirst() + gardeners.prefix(1)) {
        one.neighbour = next
      }
      kept += gardeners
      return gardeners[0]
    }
    var kept: [GardenBed.Gardener] = []
    let parts = StateComparison<GardenBed.Gardener>.parts
    #expect(isSame(ring("a", "b"), ring("a", "b"), parts))
    #expect(!isSame(ring("a", "b"), ring("a", "c"), parts))
    #expect(kept.count == 8)
  }

  private func isSame<State>(
    _ lhs: State, _ rhs: State, _ comparison: StateComparison<State>
  ) -> Bool {
    let store = TestStore(initialState: lhs, comparing: comparison) {
      Reduce<State, Void> { _, _ in .none }
    }
    let reports = LockIsolated(0)
    withKnownIssue(isIntermittent: true) {
      store.assert { $0 = rhs }
    } matching: { _ in
      reports.withValue { $0 += 1 }
      return true
    }
    return reports.value == 0
  }

  @Test func aFunctionMayTellWhatCounts() async {
    let store = TestStore(
      initialState: GardenBed.State(), comparing: .by { $0.plants.count == $1.plants.count }
    ) {
      GardenBed()
    }
    await store.send(.rain(3))
    await store.send(.plant("pea")) { $0.plants = [(name: "any", height: 7)] }
    #expect(await failures { await store.send(.plant("leek")) }.count == 1)
  }
}
