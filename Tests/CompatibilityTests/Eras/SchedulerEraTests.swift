import ComposableArchitecture
import Foundation
import Testing

/// Times as numbers, and schedulers of the system, as code of the time of Combine has them.
@MainActor struct SchedulerEraTests {
  @Reducer
  struct Horn {
    struct State: Equatable { var blasts = 0 }
    enum Action { case pressed, blown }
    @Dependency(\.mainQueue) var mainQueue

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .pressed:
          return .send(.blown).debounce(id: "horn", for: 0.3, scheduler: mainQueue)
        case .blown:
          state.blasts += 1
          return .none
        }
      }
    }
  }

  @Test func timesMayBeNumbers() async {
    let queue = DispatchQueue.test
    let store = TestStore(initialState: Horn.State()) {
      Horn()
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
    await store.send(.pressed)
    await queue.advance(by: 0.2)
    await store.send(.pressed)
    await queue.advance(by: 0.2)
    await queue.advance(by: .milliseconds(100))
    await store.receive(\.blown) { $0.blasts = 1 }
  }

  @Test func schedulersOfTheSystemTakeTheSystemsClock() async {
    let store = TestStore(initialState: Horn.State()) {
      Reduce<Horn.State, Horn.Action> { state, action in
        switch action {
        case .pressed:
          return .merge(
            .send(.blown).debounce(id: "a", for: .milliseconds(1), scheduler: DispatchQueue.main),
            .send(.blown).throttle(id: "b", for: 1, scheduler: RunLoop.main, latest: true))
        case .blown:
          state.blasts += 1
          return .none
        }
      }
    } withDependencies: {
      $0.mainQueue = .main
    }
    await store.send(.pressed)
    await store.receive(\.blown, timeout: .seconds(20)) { $0.blasts = 1 }
    await store.receive(\.blown, timeout: .seconds(20)) { $0.blasts = 2 }
  }

  @Reducer
  struct Harbour {
    @Reducer enum Sheet {
      case horn(Horn)
    }
    struct State { @PresentationState var sheet: Sheet.State? }
    enum Action { case sheet(PresentationAction<Sheet.Action>) }
    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.$sheet, action: \.sheet)
    }
  }

  @Test func aStoreIsScopedToACaseOfWhatIsPresented() {
    let store = Store(initialState: Harbour.State(sheet: .horn(Horn.State(blasts: 2)))) {
      Harbour()
    }
    let horn: Store<PresentationState<Horn.State>, PresentationAction<Horn.Action>> = store.scope(
      state: \.$sheet.horn, action: \.sheet.horn)
    horn.withState { #expect($0.wrappedValue == Horn.State(blasts: 2)) }
  }

  @Test func effectsAndStoresTakeTransactions() {
    let store = Store(initialState: Horn.State()) { Horn() }
    store.send(.blown, transaction: Transaction())
    store.withState { #expect($0.blasts == 1) }
    _ = Effect<Int>.send(1).transaction(Transaction(animation: .default))
  }
}
