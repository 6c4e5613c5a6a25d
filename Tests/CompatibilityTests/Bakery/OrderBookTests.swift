import ComposableArchitecture
import Foundation
import Testing

/// One line of the order book.
@Reducer
struct Order {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var loaf = ""
    var count = 1
    var isBaked = false
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case doubled
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if action == .doubled { state.count *= 2 }
      return .none
    }
  }
}

/// The day's orders.
///
/// Once the oven has rested for a moment, what is baked moves behind the rest.
@Reducer
struct OrderBook {
  @ObservableState
  struct State: Equatable {
    var orders: IdentifiedArrayOf<Order.State> = []
    var shelf = Shelf.everything
    var baker = ""

    var shown: IdentifiedArrayOf<Order.State> {
      switch shelf {
      case .everything: orders
      case .baked: orders.filter(\.isBaked)
      case .dough: orders.filter { !$0.isBaked }
      }
    }
  }

  enum Shelf: CaseIterable { case everything, dough, baked }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case orders(IdentifiedActionOf<Order>)
    case taken(loaf: String)
    case ovenRested
    case struckOut(IndexSet)
    case pulledForward(IndexSet, to: Int)
    case soldOut
  }

  private enum Oven { case rest }

  @Dependency(\.uuid) var uuid
  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .orders(.element(_, .binding(\.isBaked))):
        return .run { send in
          try await clock.sleep(for: .milliseconds(700))
          await send(.ovenRested, animation: .default)
        }
        .cancellable(id: Oven.rest, cancelInFlight: true)
      case .taken(let loaf):
        state.orders.updateOrAppend(Order.State(id: uuid(), loaf: loaf))
      case .ovenRested:
        state.orders = state.orders.filter { !$0.isBaked } + state.orders.filter(\.isBaked)
      case .struckOut(let rows):
        let ids = rows.map { state.shown[$0].id }
        state.orders.removeAll { ids.contains($0.id) }
      case .pulledForward(let rows, let place):
        state.orders.move(fromOffsets: rows, toOffset: place)
      case .soldOut:
        state.orders.removeAll(where: \.isBaked)
        return .cancel(id: Oven.rest)
      case .binding, .orders:
        break
      }
      return .none
    }
    .forEach(\.orders, action: \.orders) { Order() }
  }
}

extension IdentifiedArray where ID == UUID, Element == Order.State {
  fileprivate static func + (one: Self, other: Self) -> Self {
    var all = one
    all.append(contentsOf: other)
    return all
  }
}

@MainActor
struct OrderBookTests {
  private let clock = TestClock()
  private let rye = Order.State(id: UUID(100), loaf: "Rye")
  private let oat = Order.State(id: UUID(101), loaf: "Oat", count: 3)
  private let fig = Order.State(id: UUID(102), loaf: "Fig", isBaked: true)

  private func book() -> TestStoreOf<OrderBook> {
    TestStore(initialState: OrderBook.State(orders: [rye, oat, fig])) {
      OrderBook()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.continuousClock = clock
    }
  }

  @Test func ordersAreNumberedAsTheyAreTaken() async {
    let store = TestStore(initialState: OrderBook.State()) {
      OrderBook()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.taken(loaf: "Spelt")) {
      $0.orders = [Order.State(id: UUID(0), loaf: "Spelt")]
    }
    await store.send(\.taken, "Corn") { $0.orders.append(Order.State(id: UUID(1), loaf: "Corn")) }
    await store.send(\.orders[id: UUID(1)].doubled) { $0.orders[id: UUID(1)]?.count = 2 }
  }

  @Test func bindingsWriteIntoTheBookAndIntoOneOrder() async {
    let store = book()
    await store.send(\.binding.baker, "Mo") { $0.baker = "Mo" }
    await store.send(\.orders[id: oat.id].binding.count, 12) { $0.orders[1].count = 12 }
    await store.send(.set(\.shelf, .baked)) { $0.shelf = .baked }
    #expect(store.state.shown.elements == [fig])
  }

  @Test func bakedLoavesMoveBackOnceTheOvenRests() async {
    let store = book()
    await store.send(\.orders[id: rye.id].binding.isBaked, true) {
      $0.orders[id: rye.id]?.isBaked = true
    }
    await clock.advance(by: .milliseconds(600))
    await store.send(\.orders[id: fig.id].binding.isBaked, false) {
      $0.orders[id: fig.id]?.isBaked = false
    }
    await clock.advance(by: .milliseconds(600))
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.ovenRested) {
      $0.orders = [$0.orders[1], $0.orders[2], $0.orders[0]]
    }
  }

  @Test func rowsAreThoseOfTheShelfThatIsShown() async {
    let store = book()
    await store.send(\.binding.shelf, .dough) { $0.shelf = .dough }
    await store.send(.struckOut([1])) { $0.orders.remove(id: oat.id) }
    await store.send(.pulledForward([1], to: 0)) { $0.orders = [fig, rye] }
  }

  @Test func soldOutShelvesCallOffTheOven() async {
    let store = book()
    await store.send(\.orders[id: oat.id].binding.isBaked, true) { $0.orders[1].isBaked = true }
    await store.send(.soldOut) { $0.orders = [rye] }
    await clock.advance(by: .seconds(5))
  }
}
