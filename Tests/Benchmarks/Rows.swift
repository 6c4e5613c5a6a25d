import ComposableArchitecture

@Reducer
struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      return .none
    }
  }
}

@Reducer
struct Rows {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    }
  }

  enum Action {
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Row() }
  }
}

@MainActor
func rows() -> [Workload] {
  [10_000, 100].map { count in
    Workload(name: "W4a", title: "\(count) rows: element action sent to the root", target: 600) {
      @MainActor in
      let store = Store(initialState: Rows.State(count: count)) { Rows() }
      return timed(200_000) {
        for index in 0..<200_000 {
          store.send(.rows(.element(id: index % count, action: .increment)))
        }
      }
    }
  } + [
    Workload(name: "W4b", title: "10000 rows: create the scoped child stores, each", target: 1_500)
    {
      @MainActor in
      let store = Store(initialState: Rows.State(count: 10_000)) { Rows() }
      return timed(10_000) {
        consume(Array(store.scope(state: \.rows, action: \.rows)))
      }
    }
  ]
    + [("W4c", 10_000), ("W4d", 100)].map { name, count in
      Workload(name: name, title: "\(count) rows: send from cached child stores", target: 1_000) {
        @MainActor in
        let store = Store(initialState: Rows.State(count: count)) { Rows() }
        let children = Array(store.scope(state: \.rows, action: \.rows))
        return timed(100_000) {
          for index in 0..<100_000 { children[index % count].send(.increment) }
        }
      }
    }
}
