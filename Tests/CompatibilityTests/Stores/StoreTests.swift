import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite(.serialized, .timeLimit(.minutes(20)))
struct StoreTests {
  @Test func actionsSentWhileOneRunsKeepTheirOrder() {
    let log = LockIsolated<[Int]>([])
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        log.withValue { $0.append(action) }
        state += 1
        switch action {
        case 0: return .merge(.send(1), .send(2))
        case 1: return .send(3)
        default: return .none
        }
      }
    }
    store.send(0)
    #expect(log.value == [0, 1, 2, 3])
    #expect(store.withState { $0 } == 4)
  }

  @Test func observersMaySendAgain() async {
    let store = Store(initialState: Gate.State()) { Gate() }
    let (movements, continuation) = AsyncStream.makeStream(of: Int.self)
    let token = observe {
      if store.movements == 1 { store.send(.leverPulled) }
      continuation.yield(store.movements)
    }
    store.send(.leverPulled)
    for await count in movements where count == 2 { break }
    token.cancel()
  }

  @Test func aThousandSynchronousActionsDoNotOverflowTheStack() {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += 1
        return action == 0 ? .none : .send(action - 1)
      }
    }
    store.send(10_000)
    #expect(store.withState { $0 } == 10_001)
  }

  @Test func scopedStoresAreFoundAgain() {
    let store = Store(initialState: LockChamber.State()) { LockChamber() }
    let one = store.scope(state: \.upstream, action: \.upstream)
    let again = store.scope(state: \.upstream, action: \.upstream)
    let two = store.scope(state: \.downstream, action: \.downstream)
    #expect(one === again)
    #expect(one !== two)
    #expect(one == again)
    #expect(one.id == again.id)
  }

  @Test func aStoreGoesWhenNobodyHoldsIt() {
    weak var weakStore: StoreOf<LockChamber>?
    weak var weakChild: StoreOf<Gate>?
    do {
      let store = Store(initialState: LockChamber.State()) { LockChamber() }
      let child = store.scope(state: \.upstream, action: \.upstream)
      weakStore = store
      weakChild = child
      child.send(.leverPulled)
    }
    #expect(weakStore == nil)
    #expect(weakChild == nil)
  }

  @Test func aChildKeepsItsParent() {
    var child: StoreOf<Gate>?
    do {
      let store = Store(initialState: LockChamber.State()) { LockChamber() }
      child = store.scope(state: \.upstream, action: \.upstream)
    }
    child?.send(.leverPulled)
    #expect(child?.movements == 1)
  }

  @Test func effectsEndWithTheirStore() async {
    let (life, continuation) = AsyncStream.makeStream(of: Void.self)
    do {
      let store = Store<Void, Void>(initialState: ()) {
        Reduce { _, _ in
          .run { _ in
            continuation.yield()
            _ = try? await Task.never()
            continuation.finish()
          }
        }
      }
      store.send(())
      for await _ in life { break }
    }
    for await _ in life {}
  }

  @Test func initialStateIsMadeWithTheStoresDependencies() {
    struct State: Equatable {
      var id: UUID
      init() {
        @Dependency(\.uuid) var uuid
        id = uuid()
      }
    }
    let store = Store<State, Void>(initialState: State()) {
      EmptyReducer()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    #expect(store.withState(\.id) == UUID(0))
  }

  @Test func reducersAndEffectsUseTheStoresDependencies() async {
    let store = Store(initialState: PilotBoard.State(vessel: "Fulmar", draught: 4)) {
      PilotBoard()
    } withDependencies: {
      $0.pilots.request = { vessel, _ in "a pilot for \(vessel)" }
    }
    await store.send(.pilotOrdered).finish()
    #expect(store.phase == .underway(pilot: "a pilot for Fulmar"))
  }

  @Test func collectionsAreScopedToTheStoresOfTheirElements() {
    let store = Store(
      initialState: OrderBook.State(orders: [.init(id: UUID(0)), .init(id: UUID(1))])
    ) {
      OrderBook()
    }
    let rows = store.scope(state: \.orders, action: \.orders)
    #expect(rows.count == 2)
    let first = rows[rows.startIndex]
    first.send(.binding(.set(\.loaf, "Rye")))
    #expect(store.orders[id: UUID(0)]?.loaf == "Rye")
    #expect(first.loaf == "Rye")
    for (row, order) in zip(rows, store.orders) { #expect(row.state == order) }
    #expect(Array(store.scope(state: \.orders, action: \.orders)).first === first)
  }

  @Test func theCaseOfAnEnumIsSwitchedOver() {
    let store = Store(initialState: ArbiterTable.Paper.State.sheet(.init())) {
      ArbiterTable.Paper.body
    }
    switch store.case {
    case .sheet(let store):
      store.send(.written("Kf2"))
      #expect(store.moves == ["Kf2"])
    case .claim, .envelope:
      Issue.record("The paper is a sheet.")
    }
  }

  @Test func aPresentedChildIsScopedToAnOptionalStore() {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    #expect(store.scope(state: \.sheet, action: \.sheet) == nil)
    store.send(.present(id: 1))
    let child = store.scope(state: \.sheet, action: \.sheet.presented)
    child?.send(.tick)
    #expect(store.sheet?.count == 1)
    #expect(child?.count == 1)
  }
}
