import Combine
import ComposableArchitecture
import Foundation
import Testing

/// A gauge that tells levels, and counts who listens.
private final class Gauge: @unchecked Sendable {
  // Unchecked: a subject guards what it holds; the count is changed on the main actor only.
  let levels = PassthroughSubject<Int, Never>()
  private(set) var listeners = 0

  var publisher: AnyPublisher<Int, Never> {
    levels.handleEvents(
      receiveSubscription: { _ in self.listeners += 1 },
      receiveCompletion: { _ in self.listeners -= 1 },
      receiveCancel: { self.listeners -= 1 }
    ).eraseToAnyPublisher()
  }
}

@Reducer
private struct Lock {
  @ObservableState
  struct State: Equatable {
    var levels: [Int] = []
    var isOpen = false
  }
  enum Action: Equatable { case listen, listenAnew, level(Int), levels, stop, opened }
  enum CancelID { case gauge }

  let gauge: Gauge
  @Dependency(\.mainQueue) var mainQueue

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .listen:
        return .publisher { gauge.publisher.map(Action.level) }.cancellable(id: CancelID.gauge)
      case .listenAnew:
        return .publisher { gauge.publisher.map { .level(-$0) } }
          .cancellable(id: CancelID.gauge, cancelInFlight: true)
      case .levels:
        return .publisher { [1, 2, 3].publisher.map(Action.level) }
      case .level(let level):
        state.levels.append(level)
        return level == 1_000 ? .cancel(id: CancelID.gauge) : .none
      case .stop:
        return .cancel(id: CancelID.gauge)
      case .opened:
        state.isOpen = true
        return .none
      }
    }
  }
}

@MainActor struct EffectPublisherTests {
  private let gauge = Gauge()

  private func store() -> StoreOf<Lock> { Store(initialState: Lock.State()) { Lock(gauge: gauge) } }
  private func testStore() -> TestStoreOf<Lock> {
    TestStore(initialState: Lock.State()) { Lock(gauge: gauge) }
  }

  @Test func valuesBecomeActionsUntilThePublisherEnds() async {
    let store = testStore()
    await store.send(.listen)
    gauge.levels.send(4)
    await store.receive(.level(4)) { $0.levels = [4] }
    gauge.levels.send(completion: .finished)
    await store.finish()
    #expect(gauge.listeners == 0)
  }

  @Test func theStoreListensFromTheMomentOfTheAction() {
    let store = store()
    store.send(.listen)
    gauge.levels.send(1)
    gauge.levels.send(2)
    #expect(store.levels == [1, 2])
  }

  @Test func whatAPublisherTellsAtOnceIsThereWhenSendReturns() {
    let store = store()
    store.send(.levels)
    #expect(store.levels == [1, 2, 3])
  }

  @Test func aCancelledPublisherTellsNothingMore() async {
    let store = testStore()
    await store.send(.listen)
    await store.send(.stop)
    #expect(gauge.listeners == 0)
    gauge.levels.send(5)
    await store.finish()
  }

  @Test func aPublisherThatIsCancelledInTheSameTurnTellsNothingMore() async {
    let store = store()
    store.send(.listen)
    store.send(.stop)
    gauge.levels.send(5)
    #expect(store.levels == [])
    await store.send(.levels).finish()
    gauge.levels.send(6)
    #expect(store.levels == [1, 2, 3])
    #expect(gauge.listeners == 0)
  }

  @Test func aValueMayCancelThoseAfterIt() {
    let store = store()
    store.send(.listen)
    gauge.levels.send(1_000)
    gauge.levels.send(1)
    #expect(store.levels == [1_000])
  }

  @Test func anotherPublisherTakesThePlaceOfTheFirst() async {
    let store = testStore()
    await store.send(.listen)
    await store.send(.listenAnew)
    #expect(gauge.listeners == 1)
    gauge.levels.send(3)
    await store.receive(.level(-3)) { $0.levels = [-3] }
    await store.send(.stop)
  }

  @Test func aTestSeesThatAPublisherStillRuns() async {
    let store = testStore()
    await withExpectedIssue {
      await store.send(.listen)
      await store.finish(timeout: .zero)
    }
    await store.send(.stop)
    #expect(gauge.listeners == 0)
  }

  @Test func valuesFromOtherThreadsArriveInOrderOnTheStoresActor() async {
    let store = testStore()
    store.exhaustivity = .off
    await store.send(.listen)
    let gauge = gauge
    DispatchQueue.global().async {
      for level in 1...200 { gauge.levels.send(level) }
      gauge.levels.send(completion: .finished)
    }
    await store.receive(.level(200), timeout: .seconds(30))
    store.assert { $0.levels = Array(1...200) }
    await store.finish()
  }

  @Test func aTaskWaitsForThePublisherAndCancelsIt() async {
    let store = store()
    let task = store.send(.listen)
    #expect(gauge.listeners == 1)
    task.cancel()
    #expect(gauge.listeners == 0)
  }

  @Test func aStoreThatGoesEndsItsPublishers() async {
    weak var weakStore: StoreOf<Lock>?
    do {
      let store = store()
      store.send(.listen)
      weakStore = store
      #expect(gauge.listeners == 1)
    }
    #expect(weakStore == nil)
    await Task.megaYield()
    #expect(gauge.listeners == 0)
    gauge.levels.send(1)
  }

  @Test func aPublisherEndsWithTheFeatureThatHearsIt() async {
    struct Canal: Reducer {
      struct State: Equatable { @PresentationState var lock: Lock.State? }
      enum Action { case lock(PresentationAction<Lock.Action>) }
      let gauge: Gauge
      var body: some Reducer<State, Action> {
        EmptyReducer().ifLet(\.$lock, action: /Action.lock) { Lock(gauge: gauge) }
      }
    }
    let store = TestStore(initialState: Canal.State(lock: Lock.State())) { Canal(gauge: gauge) }
    await store.send(.lock(.presented(.listen)))
    #expect(gauge.listeners == 1)
    await store.send(.lock(.dismiss)) { $0.lock = nil }
    #expect(gauge.listeners == 0)
    gauge.levels.send(1)
    await store.finish()
  }

  @Test func aStoreOfAnotherActorHearsPublishersThere() async {
    actor Quay {
      let gauge = Gauge()
      func levels() async -> [Int] {
        let gauge = gauge
        let store = Store(initialState: Lock.State()) { Lock(gauge: gauge) }
        let task = store.send(.listen)
        await Task.detached {
          for level in 1...50 { gauge.levels.send(level) }
          gauge.levels.send(completion: .finished)
        }.value
        await task.finish()
        return store.levels
      }
    }
    #expect(await Quay().levels() == Array(1...50))
  }
}
