import Core
import Testing
import XCTest

/// Stores that are used off their actor.
///
/// With XCTest, because a test store of a Swift Testing test that runs at the same time may move
/// all work to the main actor.
final class StoreElsewhereXCTests: XCTestCase {
  func testAStoreOfTheMainActorServesCodeOfNoActor() async {
    let log = Log()
    let store = Store<[String], Recorder.Action>(initialState: []) {
      Recorder(effects: [.sending("a", "b"), .untilCancelled("c", log)])
    }

    let task = store.send(.run(0))
    XCTAssertEqual(store.withState { $0 }.first, "run 0")
    await task.finish()
    XCTAssertEqual(store.received, ["a", "b"])

    let running = store.send(.run(1))
    running.cancel()
    await running.finish()
    XCTAssertEqual(log.take(), ["c is cancelled"])
  }

  func testEffectsOfSuchAStoreRunOnTheMainActor() async {
    let store = Store<[String], Recorder.Action>(initialState: []) {
      Recorder(effects: [
        .run { send in
          MainActor.preconditionIsolated()
          await send(.received("here"))
        }
      ])
    }

    await store.send(.run(0)).finish()

    XCTAssertEqual(store.received, ["here"])
  }

  /// The watcher of a file changes a collection on a thread of its own.
  @MainActor
  func testRowsOfASharedCollectionAreToldOfChangesOnAnotherThread() async {
    @Shared(value: [Lamp.State(id: 1), Lamp.State(id: 2), Lamp.State(id: 3)])
    var lamps: IdentifiedArrayOf<Lamp.State>
    let shared = $lamps
    let store = Store(initialState: Lamps.State(lamps: $lamps)) { Lamps() }
    let told = LockIsolated<Set<Int>>([])
    let (changes, change) = AsyncStream<Int>.makeStream()
    let rows = Array(store.scope(state: \.lamps, action: \.lamps))
    for (index, row) in rows.enumerated() {
      withPerceptionTracking {
        _ = row.isLit
      } onChange: {
        told.withValue { _ = $0.insert(index + 1) }
        change.yield(index + 1)
      }
    }

    Thread.detachNewThread {
      shared.withLock { _ = $0.remove(id: 1) }
      shared.withLock { $0[id: 2] = Lamp.State(id: 2, isLit: true) }
    }
    for _ in 0..<1_000 { store.send(.count) }
    var next = changes.makeAsyncIterator()
    while told.value.count < 2 { _ = await next.next() }

    XCTAssertEqual(told.value, [1, 2])
    XCTAssertTrue(rows[1].isLit)
    XCTAssertEqual(store.count, 1_000)
    XCTAssertEqual(store.withState { $0.lamps.map(\.id) }, [2, 3])
  }

  @Reducer
  struct Lamp {
    @ObservableState
    struct State: Equatable, Identifiable, Sendable {
      let id: Int
      var isLit = false
    }

    enum Action { case toggle }
  }

  @Reducer
  struct Lamps {
    @ObservableState
    struct State: Equatable {
      @Shared var lamps: IdentifiedArrayOf<Lamp.State>
      var count = 0
    }

    enum Action {
      case count
      case lamps(IdentifiedActionOf<Lamp>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .count = action { state.count += 1 }
        return .none
      }
    }
  }
}

@Suite(.timeLimit(.minutes(20))) struct StoreTrapTests {
  /// Carries a store to where it does not belong.
  private struct Smuggled<Value>: @unchecked Sendable {
    // Unchecked: that it must not be used is what the test is about.
    let value: Value
  }

  private actor Session {
    func makeStore() -> Smuggled<Store<Int, Int>> {
      Smuggled(value: Store(initialState: 0) { Reduce { _, _ in .none } })
    }
  }

  @Test func aStoreOfAnotherActorSaysWhatToDoBeforeItTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let store = await Session().makeStore()
      store.value.send(1)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "A store was used from outside of the actor that it belongs to, Session. Use it on that actor"
      ))
  }
}
