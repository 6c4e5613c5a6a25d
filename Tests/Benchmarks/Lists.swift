import ComposableArchitecture

/// Rows that a parent edits.
@Reducer
struct Table {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Row.State>
    var next: Int

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
      next = count
    }
  }

  enum Action {
    case rows(IdentifiedActionOf<Row>)
    case append
    case everyTenth
    case swap
    case remove
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows: break
      case .append:
        state.rows.append(Row.State(id: state.next))
        state.next += 1
      case .everyTenth:
        for index in stride(from: 0, to: state.rows.count, by: 10) { state.rows[index].count += 1 }
      case .swap: state.rows.swapAt(1, state.rows.count - 2)
      case .remove: state.rows.remove(at: state.rows.count / 2)
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

struct TableView: View {
  let store: StoreOf<Table>

  var body: some View {
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { store in RowView(store: store) }
    }
  }
}

struct RowView: View {
  let store: StoreOf<Row>

  var body: some View {
    HStack {
      Text("Row \(store.state.id)")
      Text("\(store.count)")
      Button("Add") { store.send(.increment) }
    }
  }
}

/// A store and the graph of its views.
@MainActor
struct TableSession {
  let store: StoreOf<Table>
  let graph: ViewGraph<TableView>

  init(count: Int) {
    let store = Store(initialState: Table.State(count: count)) { Table() }
    self.store = store
    graph = ViewGraph(TableView(store: store))
  }

  /// Does something several times, and measures that and the update of the views.
  func measure(_ operations: Int, _ change: (Int) -> Void) -> Double {
    timed(operations) {
      for index in 0..<operations {
        change(index)
        graph.update()
      }
    }
  }
}

@MainActor
func lists() -> [Workload] {
  [100, 1_000, 10_000].map { count in
    Workload("V1", "\(count) rows: one changes", target: 42) { @MainActor in
      let session = TableSession(count: count)
      return session.measure(2_000) {
        session.store.send(.rows(.element(id: $0 % count, action: .increment)))
      }
    } bare: {
      var list = BareList(count: count)
      return timed(2_000) {
        for index in 0..<2_000 { list.increment(index % count) }
      }
    }
  }
    + [(100, 185.0), (1_000, 255), (10_000, 430)].map { count, target in
      Workload("V2", "\(count) rows: one is appended", target: target) { @MainActor in
        let session = TableSession(count: count)
        return session.measure(10) { _ in session.store.send(.append) }
      } bare: {
        // Of one list it would take too short a time to be measured.
        var lists = (0..<20).map { _ in BareList(count: count) }
        return timed(200) {
          for list in lists.indices {
            for index in 0..<10 { lists[list].append(count + index) }
          }
        }
      }
    } + editedLists()
}

@MainActor
private func editedLists() -> [Workload] {
  [
    Workload("V3", "1000 rows: create them, each", target: 45) { @MainActor in
      timed(1_000) { consume(TableSession(count: 1_000)) }
    } bare: {
      timed(1_000) { consume(BareList(count: 1_000)) }
    },
    Workload("V4", "1000 rows: every tenth changes", target: 32) { @MainActor in
      let session = TableSession(count: 1_000)
      return session.measure(20) { _ in session.store.send(.everyTenth) }
    } bare: {
      var list = BareList(count: 1_000)
      return timed(20) {
        for _ in 0..<20 {
          for index in stride(from: 0, to: 1_000, by: 10) { list.increment(index) }
        }
      }
    },
  ] + movedRows()
}

@MainActor
private func movedRows() -> [Workload] {
  [
    Workload("V5", "1000 rows: two are swapped", target: 730) { @MainActor in
      let session = TableSession(count: 1_000)
      return session.measure(200) { _ in session.store.send(.swap) }
    } bare: {
      var list = BareList(count: 1_000)
      return timed(2_000) {
        for _ in 0..<2_000 { list.swap(1, 998) }
      }
    },
    Workload("V6", "1000 rows: one is removed", target: 5.2) { @MainActor in
      let session = TableSession(count: 1_000)
      return session.measure(20) { _ in session.store.send(.remove) }
    } bare: {
      var list = BareList(count: 1_000)
      return timed(20) {
        for _ in 0..<20 { list.remove(at: 500) }
      }
    },
  ]
}
