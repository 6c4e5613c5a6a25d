import Testing
import Views
import ViewsTesting

@Reducer
private struct Row {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var count = 0
  }

  enum Action { case tapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Rows {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Row.State> = []
  }

  enum Action {
    case remove(Int)
    case reverse
    case replace(Int)
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .remove(let id): state.rows.remove(id: id)
      case .reverse: state.rows.reverse()
      case .replace(let id): state.rows[id: id] = Row.State(id: id, count: 100)
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

private struct RowsView: View {
  let store: StoreOf<Rows>
  let count: BodyCount

  var body: some View {
    let _ = count.add("list")
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { store in
        RowView(store: store, count: count)
      }
    }
  }
}

private struct RowsByIDView: View {
  let store: StoreOf<Rows>
  let count: BodyCount

  var body: some View {
    let _ = count.add("list")
    ForEach(store.scope(state: \.rows, action: \.rows), id: \.state.id) { store in
      RowView(store: store, count: count)
    }
  }
}

private struct RowView: View {
  let store: StoreOf<Row>
  let count: BodyCount

  var body: some View {
    let _ = count.add("\(store.id)")
    Button("\(store.state.id): \(store.count)") { store.send(.tapped) }
  }
}

@MainActor
struct RowsTests {
  private let count = BodyCount()

  private func rows(_ count: Int) -> StoreOf<Rows> {
    let rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    return Store(initialState: Rows.State(rows: rows)) { Rows() }
  }

  private func labels(_ host: HeadlessHost) -> [String] { host.front.controls.map(\.label) }

  @Test func ofAThousandRowsOnlyTheOneThatChangesIsEvaluated() {
    let store = rows(1000)
    let host = HeadlessHost { RowsView(store: store, count: count) }
    #expect(count.take().count == 1001)
    host.tap("500: 0")
    #expect(labels(host)[500] == "500: 1")
    #expect(count.take().values.map { $0 } == [1])
    store.send(.rows(.element(id: 7, action: .tapped)))
    host.tap("500: 1")
    #expect(labels(host)[7] == "7: 1")
    #expect(labels(host)[500] == "500: 2")
    #expect(count.take().values.sorted() == [1, 1])
  }

  @Test func removingAndMovingRowsEvaluatesTheListAndNoRow() {
    let store = rows(100)
    let host = HeadlessHost { RowsView(store: store, count: count) }
    _ = count.take()
    store.send(.remove(50))
    #expect(labels(host).count == 99)
    #expect(count.take() == ["list": 1])
    store.send(.reverse)
    #expect(labels(host).first == "99: 0")
    #expect(count.take() == ["list": 1])
    host.tap("98: 0")
    #expect(labels(host)[1] == "98: 1")
    #expect(count.take().values.map { $0 } == [1])
  }

  @Test func aRowThatIsReplacedIsTheOnlyOneToldOfIt() {
    let store = rows(10)
    let host = HeadlessHost { RowsView(store: store, count: count) }
    _ = count.take()
    store.send(.replace(3))
    #expect(labels(host)[3] == "3: 100")
    var counts = count.take()
    counts["list"] = nil
    #expect(counts.values.map { $0 } == [1])
  }

  @Test func aRowIsToldOfItsReplacementAlsoAfterOthersHaveGone() {
    let store = rows(10)
    let host = HeadlessHost { RowsView(store: store, count: count) }
    host.tap("4: 0")
    store.send(.remove(9))
    _ = host.text
    _ = count.take()
    store.send(.replace(3))
    #expect(labels(host)[3] == "3: 100")
    #expect(labels(host)[4] == "4: 1")
    #expect(count.take().values.map { $0 } == [1, 1])
  }

  @Test func aRowThatChangedInPlaceIsNotEvaluatedWhenAnotherGoes() {
    let store = rows(10)
    let host = HeadlessHost { RowsView(store: store, count: count) }
    host.tap("4: 0")
    _ = host.text
    _ = count.take()
    store.send(.remove(9))
    _ = host.text
    #expect(count.take() == ["list": 1])
  }

  @Test func rowsMayBeKnownByTheirStatesID() {
    let store = rows(100)
    let host = HeadlessHost { RowsByIDView(store: store, count: count) }
    _ = count.take()
    host.tap("42: 0")
    #expect(labels(host)[42] == "42: 1")
    #expect(count.take().values.map { $0 } == [1])
  }

  @Test func rowsThatComeAgainStartAnew() {
    let store = rows(3)
    let host = HeadlessHost { RowsView(store: store, count: count) }
    host.tap("1: 0")
    store.send(.remove(1))
    #expect(labels(host) == ["0: 0", "2: 0"])
    store.send(.replace(1))
    #expect(labels(host) == ["0: 0", "2: 0", "1: 100"])
    host.tap("1: 100")
    #expect(labels(host) == ["0: 0", "2: 0", "1: 101"])
  }

  @Test func nothingOfAStoreStaysWhenItsRowsHaveGone() {
    weak var kept: StoreOf<Rows>?
    do {
      let store = rows(10)
      kept = store
      let host = HeadlessHost { RowsView(store: store, count: count) }
      host.tap("3: 0")
      host.session.close()
    }
    #expect(kept == nil)
  }
}
