import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite(.serialized)
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
    let store = Store(initialState: Counter.State()) { Counter() }
    let token = observe {
      if store.count == 1 { store.send(.incrementButtonTapped) }
    }
    store.send(.incrementButtonTapped)
    await Task.megaYield()
    #expect(store.count == 2)
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
    let store = Store(initialState: TwoCounters.State()) { TwoCounters() }
    let one = store.scope(state: \.counter1, action: \.counter1)
    let again = store.scope(state: \.counter1, action: \.counter1)
    let two = store.scope(state: \.counter2, action: \.counter2)
    #expect(one === again)
    #expect(one !== two)
    #expect(one == again)
    #expect(one.id == again.id)
  }

  @Test func aStoreGoesWhenNobodyHoldsIt() {
    weak var weakStore: StoreOf<TwoCounters>?
    weak var weakChild: StoreOf<Counter>?
    do {
      let store = Store(initialState: TwoCounters.State()) { TwoCounters() }
      let child = store.scope(state: \.counter1, action: \.counter1)
      weakStore = store
      weakChild = child
      child.send(.incrementButtonTapped)
    }
    #expect(weakStore == nil)
    #expect(weakChild == nil)
  }

  @Test func aChildKeepsItsParent() {
    var child: StoreOf<Counter>?
    do {
      let store = Store(initialState: TwoCounters.State()) { TwoCounters() }
      child = store.scope(state: \.counter1, action: \.counter1)
    }
    child?.send(.incrementButtonTapped)
    #expect(child?.count == 1)
  }

  @Test func effectsEndWithTheirStore() async {
    let isCancelled = LockIsolated(false)
    do {
      let store = Store<Void, Void>(initialState: ()) {
        Reduce { _, _ in
          .run { _ in
            await withTaskCancellationHandler {
              _ = try? await Task.sleep(for: .seconds(60))
            } onCancel: {
              isCancelled.setValue(true)
            }
          }
        }
      }
      store.send(())
      await Task.megaYield()
    }
    await Task.megaYield()
    #expect(isCancelled.value)
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
    let store = Store(initialState: NumberFact.State(count: 7)) {
      NumberFact()
    } withDependencies: {
      $0.factClient.fetch = { "\($0)!" }
    }
    await store.send(.factButtonTapped).finish()
    #expect(store.fact == "7!")
  }

  @Test func collectionsAreScopedToTheStoresOfTheirElements() {
    let store = Store(
      initialState: Todos.State(todos: [.init(id: UUID(0)), .init(id: UUID(1))])
    ) {
      Todos()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.uuid = .incrementing
    }
    let rows = store.scope(state: \.todos, action: \.todos)
    #expect(rows.count == 2)
    let first = rows[rows.startIndex]
    first.send(.binding(.set(\.description, "First")))
    #expect(store.todos[id: UUID(0)]?.description == "First")
    #expect(first.description == "First")
    for (row, todo) in zip(rows, store.todos) { #expect(row.state == todo) }
    #expect(Array(store.scope(state: \.todos, action: \.todos)).first === first)
  }

  @Test func theCaseOfAnEnumIsSwitchedOver() {
    let store = Store(initialState: DestinationFeature.Destination.State.edit(.init())) {
      DestinationFeature.Destination.body
    }
    switch store.case {
    case .edit(let store):
      store.send(.toggleCounterButtonTapped)
      #expect(store.optionalCounter == Counter.State())
    case .alert, .note:
      Issue.record("The destination is an edit.")
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
