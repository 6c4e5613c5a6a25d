import Core
import CustomDump
import Foundation
import Testing

@Suite(.timeLimit(.minutes(20)), .mainSerialExecutor) @MainActor struct SharedObservationTests {
  @Test func observersAreToldWhoeverChangesIt() async {
    @Shared(value: 0) var count
    let log = Log()
    let token = observe { [reader = SharedReader($count)] in log("\(reader.wrappedValue)") }

    $count.withLock { $0 = 1 }
    await Task.megaYield()
    let shared = $count
    await Task.detached { shared.withLock { $0 = 2 } }.value
    await Task.megaYield()

    #expect(log.take() == ["0", "1", "2"])
    token.cancel()
  }

  @Test func aStoreTellsOfSharedStateThatAnotherStoreChanged() async {
    @Shared(value: 0) var count
    let one = Store(initialState: Counter.State(count: $count)) { Counter() }
    let other = Store(initialState: Counter.State(count: $count)) { Counter() }
    let log = Log()
    let token = observe { log("\(one.count)") }

    other.send(.tap)
    await Task.megaYield()
    one.send(.tap)
    await Task.megaYield()

    #expect(log.take() == ["0", "1", "2"])
    token.cancel()
  }

  @Test func aChangeOnAnotherThreadBeforeTheReaderIsRegisteredIsTold() {
    @Shared(value: 0) var count
    let shared = $count
    let told = LockIsolated(0)
    let read = withPerceptionTracking {
      defer { onAnotherThread { shared.withLock { $0 = 1 } } }
      return shared.wrappedValue
    } onChange: {
      told.withValue { $0 += 1 }
    }

    #expect(read == 0)
    #expect(told.value == 1)
    shared.withLock { $0 = 2 }
    #expect(told.value == 1)
  }

  @Test func aReaderIsNotToldOfTheChangeThatItMakesWhileItReads() {
    @Shared(value: 0) var count
    let shared = $count
    let told = LockIsolated(0)
    withPerceptionTracking {
      let read = shared.wrappedValue
      shared.withLock { $0 = read + 1 }
    } onChange: {
      told.withValue { $0 += 1 }
    }

    #expect(told.value == 0)
    onAnotherThread { shared.withLock { $0 = 2 } }
    #expect(told.value == 1)
  }

  private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let hasEnded = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      hasEnded.signal()
    }
    hasEnded.wait()
  }

  @Test func aChangeInAReducerIsToldWhenTheReducerHasReturned() {
    @Shared(value: 0) var count
    let store = Store(initialState: Counter.State(count: $count)) { Counter() }
    let seen = LockIsolated<[Int]>([])
    let shared = $count
    withPerceptionTracking {
      _ = store.count
    } onChange: {
      seen.withValue { $0.append(shared.wrappedValue) }
    }

    store.send(.tapTwice)

    #expect(seen.value == [2])
  }

  @Test func printedChangesShowWhatBecameOfSharedState() {
    let log = LockIsolated<[String]>([])
    let store = Store(initialState: Counter.State(count: Shared(value: 0))) {
      Counter()._printChanges(
        _ReducerPrinter { _, before, after in
          log.withValue { $0.append(diff(before, after) ?? "") }
        })
    }

    store.send(.tap)

    #expect(log.value.count == 1)
    #expect(log.value.first?.contains("-   _count: 0,\n+   _count: 1,") == true)
    #expect(store.count == 1)
  }

  @Test func theStateThatHoldsItIsTrackedAsWithoutIt() async {
    let store = Store(initialState: Counter.State(count: Shared(value: 0))) { Counter() }
    let log = Log()
    let token = observe { log("\(store.taps)") }

    store.$count.withLock { $0 = 5 }
    await Task.megaYield()
    store.send(.tap)
    await Task.megaYield()

    #expect(log.take() == ["0", "1"])
    token.cancel()
  }
}

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    @Shared var count: Int
    var taps = 0
  }

  enum Action {
    case tap
    case tapTwice
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.taps += 1
      switch action {
      case .tap:
        state.$count.withLock { $0 += 1 }
      case .tapTwice:
        state.$count.withLock { $0 += 1 }
        state.$count.withLock { $0 += 1 }
      }
      return .none
    }
  }
}
