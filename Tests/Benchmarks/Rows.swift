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
  sentToTheRoot() + [createdRows()]
    + [("W4c", 10_000), ("W4d", 100)].map { name, count in
      Workload(name, "\(count) rows: send from cached child stores", target: 5.8) { @MainActor in
        let store = Store(initialState: Rows.State(count: count)) { Rows() }
        let children = Array(store.scope(state: \.rows, action: \.rows))
        return timed(100_000) {
          for index in 0..<100_000 { children[index % count].send(.increment) }
        }
      } bare: { @MainActor in
        let store = BareStore(BareRows(count: count)) { rows, id in rows.increment(id) }
        let children = (0..<count).map { BareRow($0) { store.send($0) } }
        return timed(100_000) {
          for index in 0..<100_000 {
            let child = children[index % count]
            child.increment(child.id)
          }
        }
      }
    }
}

private func sentToTheRoot() -> [Workload] {
  [10_000, 100].map { count in
    Workload("W4a", "\(count) rows: element action sent to the root", target: 6.3) { @MainActor in
      let store = Store(initialState: Rows.State(count: count)) { Rows() }
      return timed(100_000) {
        for index in 0..<100_000 {
          store.send(.rows(.element(id: index % count, action: .increment)))
        }
      }
    } bare: { @MainActor in
      let store = BareStore(BareRows(count: count)) { rows, id in rows.increment(id) }
      return timed(100_000) {
        for index in 0..<100_000 { store.send(index % count) }
      }
    }
  }
}

private func createdRows() -> Workload {
  Workload("W4b", "10000 rows: create the scoped child stores, each", target: 9) { @MainActor in
    let store = Store(initialState: Rows.State(count: 10_000)) { Rows() }
    return timed(10_000) {
      consume(Array(store.scope(state: \.rows, action: \.rows)))
    }
  } bare: { @MainActor in
    let store = BareStore(BareRows(count: 10_000)) { rows, id in rows.increment(id) }
    var cache: [Int: BareRow] = [:]
    return timed(10_000) {
      consume(
        store.state.elements.map { row in
          let child = BareRow(row.id) { store.send($0) }
          cache[row.id] = child
          return child
        })
    }
  }
}
