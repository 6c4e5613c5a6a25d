import ComposableArchitecture
import Testing

/// A search field and a scroll position, timed by the clock that a feature depends on.
@Reducer
private struct Typing {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var position = 0
    var searches: [String] = []
    var saved: [Int] = []
  }
  enum Action: Equatable {
    case queryChanged(String)
    case scrolled(Int)
    case search
    case save(Int)
  }
  enum CancelID { case save, search }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .send(.search)
          .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
      case .scrolled(let position):
        state.position = position
        return .send(.save(position))
          .throttle(id: CancelID.save, for: .seconds(1), clock: clock, latest: true)
      case .search:
        state.searches.append(state.query)
        return .none
      case .save(let position):
        state.saved.append(position)
        return .none
      }
    }
  }
}

@MainActor
struct TimingTests {
  private let clock = TestClock()

  private func makeStore() -> TestStoreOf<Typing> {
    TestStore(initialState: Typing.State()) {
      Typing()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func aSearchWaitsForAPauseInTyping() async {
    let store = makeStore()
    await store.send(.queryChanged("s")) { $0.query = "s" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.queryChanged("sw")) { $0.query = "sw" }
    await clock.advance(by: .milliseconds(299))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.search) { $0.searches = ["sw"] }
  }

  @Test func positionsAreSavedOnceASecond() async {
    let store = makeStore()
    await store.send(.scrolled(1)) { $0.position = 1 }
    await store.receive(.save(1)) { $0.saved = [1] }
    await store.send(.scrolled(2)) { $0.position = 2 }
    await store.send(.scrolled(3)) { $0.position = 3 }
    await clock.advance(by: .seconds(1))
    await store.receive(.save(3)) { $0.saved = [1, 3] }
  }
}
