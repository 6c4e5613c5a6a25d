import ComposableArchitecture
import Testing

/// Enums of features as cases of other enums of features.
@Suite(.timeLimit(.minutes(20))) @MainActor struct CaseReducerTests {
  @Reducer
  struct Lamp {
    @ObservableState struct State: Equatable { var isLit = false }
    enum Action: Equatable { case tap }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.isLit.toggle()
        return .none
      }
    }
  }

  @Reducer(state: .equatable, action: .equatable)
  enum Room {
    case cellar(Lamp)
    case tower(Lamp)
  }

  @Reducer(state: .equatable, action: .equatable)
  enum Building {
    case house(Room)
    @ReducerCaseIgnored case ruin(year: Int)
    case lighthouse(Lamp)
  }

  @Reducer
  struct Town {
    @ObservableState
    struct State: Equatable {
      var path = StackState<Building.State>()
      @Presents var visited: Building.State?
    }
    enum Action: Equatable {
      case path(StackActionOf<Building>)
      case visited(PresentationAction<Building.Action>)
    }
    var body: some ReducerOf<Self> {
      Reduce { _, _ in .none }
        .ifLet(\.$visited, action: \.visited)
        .forEach(\.path, action: \.path)
    }
  }

  private let printed = Store(initialState: Room.State.cellar(.init())) {
    Room.body._printChanges(nil)
  }

  @Test func theReducerOfAnInnerCaseRuns() async {
    let store = TestStore(initialState: Building.State.house(.cellar(.init()))) { Building.body }

    await store.send(.house(.cellar(.tap))) { $0 = .house(.cellar(.init(isLit: true))) }
  }

  @Test func theStoreOfAnInnerCaseIsFoundCaseByCase() {
    let store = Store(initialState: Building.State.house(.tower(.init()))) { Building.body }

    guard case .house(let house) = store.case, case .tower(let tower) = house.case else {
      return #expect(Bool(false))
    }
    tower.send(.tap)

    #expect(store.state == .house(.tower(.init(isLit: true))))
  }

  @Test func innerCasesArePresentedAndPushed() async {
    let store = TestStore(
      initialState: Town.State(path: [.house(.cellar(.init()))], visited: .ruin(year: 7))
    ) {
      Town()
    }

    await store.send(\.path[id: 0].house.cellar.tap) {
      $0.path[id: 0] = .house(.cellar(.init(isLit: true)))
    }
    await store.send(\.path.push, (id: 1, state: .lighthouse(.init()))) {
      $0.path[id: 1] = .lighthouse(.init())
    }
    await store.send(\.visited.dismiss) { $0.visited = nil }
  }

  @Test func aPropertyHoldsAStoreWhoseChangesArePrinted() {
    printed.send(.cellar(.tap))
    #expect(printed.state == .cellar(.init(isLit: true)))
  }
}
