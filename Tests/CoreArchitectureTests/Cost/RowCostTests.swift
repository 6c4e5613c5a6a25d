import ComposableArchitecture
import Synchronization
import Testing

/// The cost of an action must not depend on the number of other rows or screens.
@MainActor
struct RowCostTests {
  @Reducer
  struct Rows {
    @ObservableState
    struct State: Equatable {
      var rows: IdentifiedArrayOf<CountedRow.State> = []
      var path = StackState<CountedRow.State>()
      @Presents var sheet: CountedRow.State?
    }

    enum Action {
      case rows(IdentifiedActionOf<CountedRow>)
      case path(StackActionOf<CountedRow>)
      case push(CountedRow.State)
      case sheet(PresentationAction<CountedRow.Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .push(let screen) = action { state.path.append(screen) }
        return .none
      }
      .forEach(\.rows, action: \.rows) { CountedRow() }
      .forEach(\.path, action: \.path) { CountedRow() }
      .ifLet(\.$sheet, action: \.sheet) { CountedRow() }
    }
  }

  let work = Work()

  func store(rows: Int = 0, screens: Int = 0) -> StoreOf<Rows> {
    var state = Rows.State()
    state.rows = IdentifiedArray(uniqueElements: (0..<rows).map { CountedRow.State($0, work) })
    state.path = StackState((0..<screens).map { CountedRow.State($0, work) })
    return Store(initialState: state) { Rows() }
  }

  @Test func anActionOfARowLooksUpOnlyItsOwn() {
    func cost(of count: Int) -> Work.Counts {
      let store = store(rows: count)
      let id = CountedID(number: count / 2, work: work)
      store.send(.rows(.element(id: id, action: .tapped)))
      return work.during { store.send(.rows(.element(id: id, action: .tapped))) }
    }
    #expect(cost(of: 10_000) == cost(of: 10))
    #expect(cost(of: 10_000).hashes <= 2)
    #expect(cost(of: 10_000).copies == 0)
  }

  @Test func anActionOfAScopedRowLooksUpOnlyItsOwn() throws {
    func cost(of count: Int) throws -> Work.Counts {
      let store = store(rows: count)
      let rows = Array(store.scope(state: \.rows, action: \.rows))
      rows[count / 2].send(.tapped)
      return work.during { rows[count / 2].send(.tapped) }
    }
    #expect(try cost(of: 10_000) == cost(of: 10))
    #expect(try cost(of: 10_000).copies == 0)
  }

  @Test func onlyTheObserverOfTheChangedRowIsTold() {
    let store = store(rows: 10_000)
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    let told = Mutex<[Int]>([])
    for (index, row) in rows.enumerated() {
      withPerceptionTracking {
        _ = row.count
      } onChange: {
        told.withLock { $0.append(index) }
      }
    }
    rows[7].send(.tapped)
    #expect(told.withLock { $0 } == [7])
    rows[9_999].send(.tapped)
    #expect(told.withLock { $0 } == [7, 9_999])
  }

  @Test func whoObservesTheListIsNotToldOfARow() {
    let store = store(rows: 1_000)
    let told = Mutex(0)
    withPerceptionTracking {
      _ = store.scope(state: \.rows, action: \.rows).count
    } onChange: {
      told.withLock { $0 += 1 }
    }
    store.send(.rows(.element(id: CountedID(number: 3, work: work), action: .tapped)))
    #expect(told.withLock { $0 } == 0)
  }

  @Test func anActionOfAScreenIsNotDearerInADeepStack() throws {
    func cost(of count: Int) throws -> Work.Counts {
      let store = store(screens: count)
      let id = try #require(store.withState(\.path.ids.last))
      store.send(.path(.element(id: id, action: .tapped)))
      return work.during { store.send(.path(.element(id: id, action: .tapped))) }
    }
    #expect(try cost(of: 1_000) == cost(of: 2))
    #expect(try cost(of: 1_000).copies == 0)
  }

  @Test func aScreenIsPushedAndPoppedWithoutCopyingThoseBelow() throws {
    func cost(of count: Int) throws -> Work.Counts {
      let store = store(screens: count)
      return work.during {
        store.send(.push(CountedRow.State(count, work)))
        let id = store.withState { $0.path.ids.last! }
        store.send(.path(.popFrom(id: id)))
        for id in store.withState({ $0.path.ids }).suffix(2) {
          store.send(.path(.element(id: id, action: .tapped)))
        }
      }
    }
    #expect(try cost(of: 1_000) == cost(of: 2))
    #expect(try cost(of: 1_000).copies == 0)
  }

  @Test func aThousandScreensArePushedAndPopped() throws {
    let store = store()
    for number in 0..<1_000 { store.send(.push(CountedRow.State(number, work))) }
    #expect(store.withState(\.path.count) == 1_000)
    let ids = store.withState { Array($0.path.ids) }
    for id in ids.reversed() {
      store.send(.path(.element(id: id, action: .tapped)))
      store.send(.path(.popFrom(id: id)))
    }
    #expect(store.withState(\.path.isEmpty))
  }
}
