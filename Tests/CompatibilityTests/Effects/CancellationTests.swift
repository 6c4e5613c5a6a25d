import ComposableArchitecture
import Foundation
import Testing

@Reducer
private struct Work {
  struct State: Equatable {
    var values: [Int] = []
  }
  enum Action: Equatable {
    case start(Int)
    case startReplacing(Int)
    case cancel
    case cancelFromOutside
    case value(Int)
  }
  enum CancelID { case work }
  let clock: TestClock<Duration>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start(let value):
        return effect(value).cancellable(id: CancelID.work)
      case .startReplacing(let value):
        return effect(value).cancellable(id: CancelID.work, cancelInFlight: true)
      case .cancel:
        return .cancel(id: CancelID.work)
      case .cancelFromOutside:
        return .run { _ in Task.cancel(id: CancelID.work) }
      case .value(let value):
        state.values.append(value)
        return .none
      }
    }
  }

  func effect(_ value: Int) -> Effect<Action> {
    .run { send in
      try await clock.sleep(for: .seconds(1))
      await send(.value(value))
    }
  }
}

@MainActor
@Suite(.serialized)
struct CancellationTests {
  let clock = TestClock()

  @Test func effectsWithOneIDAreCancelledTogether() async {
    let store = TestStore(initialState: Work.State()) { Work(clock: clock) }
    await store.send(.start(1))
    await store.send(.start(2))
    await store.send(.cancel)
    await clock.advance(by: .seconds(1))
  }

  @Test func effectsWithOneIDRunBesideEachOther() async {
    let store = TestStore(initialState: Work.State()) { Work(clock: clock) }
    await store.send(.start(1))
    await store.send(.start(2))
    await clock.advance(by: .seconds(1))
    await store.receive(.value(1)) { $0.values = [1] }
    await store.receive(.value(2)) { $0.values = [1, 2] }
  }

  @Test func anEffectMayReplaceTheOneUnderWay() async {
    let store = TestStore(initialState: Work.State()) { Work(clock: clock) }
    await store.send(.startReplacing(1))
    await clock.advance(by: .milliseconds(500))
    await store.send(.startReplacing(2))
    await clock.advance(by: .milliseconds(500))
    await clock.advance(by: .milliseconds(500))
    await store.receive(.value(2)) { $0.values = [2] }
  }

  @Test func anEffectCancelsOthersByTheirID() async {
    let store = TestStore(initialState: Work.State()) { Work(clock: clock) }
    await store.send(.start(1))
    await store.send(.cancelFromOutside)
    await clock.advance(by: .seconds(1))
  }

  @Test func cancellingAStoresTaskEndsItsEffects() async {
    let store = Store(initialState: Work.State()) { Work(clock: clock) }
    let task = store.send(.start(1))
    #expect(!task.isCancelled)
    task.cancel()
    #expect(task.isCancelled)
    await task.finish()
    #expect(store.withState(\.values) == [])
  }

  @Test func debouncedEffectsWaitUntilItIsQuiet() async {
    await withMainSerialExecutor {
      let values = LockIsolated<[Int]>([])
      let clock = clock
      let store = Store<Void, Int>(initialState: ()) {
        Reduce { _, action in
          guard action < 0 else {
            values.withValue { $0.append(action) }
            return .none
          }
          return Effect.send(-action).debounce(id: "search", for: .seconds(1), clock: clock)
        }
      }
      store.send(-1)
      await clock.advance(by: .milliseconds(500))
      store.send(-2)
      await clock.advance(by: .milliseconds(500))
      #expect(values.value == [])
      await clock.advance(by: .milliseconds(500))
      #expect(values.value == [2])
      await clock.run()
      #expect(values.value == [2])
    }
  }

  @Test func throttledEffectsPassOneInAnInterval() async {
    await withMainSerialExecutor {
      for (latest, expected) in [(true, [1, 4, 5]), (false, [1, 2, 5])] {
        let values = LockIsolated<[Int]>([])
        let clock = TestClock()
        let store = Store<Void, Int>(initialState: ()) {
          Reduce { _, action in
            guard action < 0 else {
              values.withValue { $0.append(action) }
              return .none
            }
            return Effect.send(-action)
              .throttle(id: "ticks", for: .seconds(1), clock: clock, latest: latest)
          }
        }
        store.send(-1)
        await clock.advance()
        #expect(values.value == [1])
        for value in 2...4 {
          store.send(-value)
          await clock.advance(by: .milliseconds(200))
        }
        #expect(values.value == [1])
        await clock.advance(by: .milliseconds(400))
        #expect(values.value == Array(expected.prefix(2)))
        await clock.advance(by: .seconds(2))
        store.send(-5)
        await clock.advance()
        #expect(values.value == expected)
      }
    }
  }

  @Test func aTaskOutsideOfAStoreIsCancelledByID() async {
    await withMainSerialExecutor {
      let isCancelled = LockIsolated(false)
      let task = Task {
        try await withTaskCancellation(id: "work", cancelInFlight: true) {
          try await withTaskCancellationHandler {
            try await Task.sleep(for: .seconds(60))
          } onCancel: {
            isCancelled.setValue(true)
          }
        }
      }
      await Task.megaYield()
      Task.cancel(id: "work")
      _ = await task.result
      #expect(isCancelled.value)
    }
  }

  @Test func equalIDsOfDifferentTypesAreDifferent() async {
    await withMainSerialExecutor {
      struct A: Hashable {}
      struct B: Hashable {}
      let clock = clock
      let values = LockIsolated<[String]>([])
      let store = Store<Void, String>(initialState: ()) {
        Reduce { _, action in
          switch action {
          case "start":
            return .merge(
              .run { send in
                try await clock.sleep(for: .seconds(1))
                await send("a")
              }.cancellable(id: A()),
              .run { send in
                try await clock.sleep(for: .seconds(1))
                await send("b")
              }.cancellable(id: B()))
          case "cancel": return .cancel(id: A())
          default:
            values.withValue { $0.append(action) }
            return .none
          }
        }
      }
      let task = store.send("start")
      await Task.megaYield()
      store.send("cancel")
      await clock.advance(by: .seconds(1))
      await task.finish()
      #expect(values.value == ["b"])
    }
  }
}
