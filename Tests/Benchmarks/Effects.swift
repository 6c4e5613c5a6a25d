import ComposableArchitecture
import Synchronization

/// Resumes who waits when it has been called often enough.
final class Countdown: Sendable {
  private let state: Mutex<(rest: Int, waiter: CheckedContinuation<Void, Never>?)>

  init(_ count: Int) {
    state = Mutex((count, nil))
  }

  func callAsFunction() {
    let waiter = state.withLock { state in
      state.rest -= 1
      return state.rest == 0 ? state.waiter : nil
    }
    waiter?.resume()
  }

  /// Called once, by the actor on which the calls come.
  func wait(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state in
        state.waiter = continuation
        return state.rest <= 0
      }
      if isDone { continuation.resume() }
    }
  }
}

@Reducer
struct Working {
  @ObservableState
  struct State: Equatable {
    var done = 0
  }

  enum Action {
    case run
    case done
    case start(Int)
    case cancel(Int)
  }

  let started: Countdown

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .run:
        return .run { send in await send(.done) }
      case .done:
        state.done += 1
        return .none
      case .start(let id):
        return .run { _ in
          started()
          try await Task.never()
        }
        .cancellable(id: id)
      case .cancel(let id):
        return .cancel(id: id)
      }
    }
  }
}

/// A session as a server would hold it: a store on an actor of its own.
actor Session {
  func finishOneByOne(_ count: Int) async -> (operations: Int, time: Duration) {
    let store = makeStore()
    let start = ContinuousClock.now
    for _ in 0..<count { await store.send(.run).finish() }
    return (count, ContinuousClock.now - start)
  }

  func start(_ count: Int) async -> (start: Duration, cancel: Duration) {
    let started = Countdown(count)
    let store = makeStore(started)
    var tasks: [StoreTask] = []
    let begin = ContinuousClock.now
    for id in 0..<count { tasks.append(store.send(.start(id))) }
    await started.wait()
    let running = ContinuousClock.now
    for id in 0..<count { store.send(.cancel(id)) }
    for task in tasks { await task.finish() }
    return (running - begin, ContinuousClock.now - running)
  }

  private func makeStore(_ started: Countdown = Countdown(0)) -> StoreOf<Working> {
    Store(initialState: Working.State()) { Working(started: started) }
  }
}

func effects() -> [Workload] {
  [
    Workload(name: "W7", title: ".run that sends, awaited with finish()", target: 6_000) {
      await Session().finishOneByOne(20_000)
    },
    Workload(name: "W8a", title: "start 10000 effects with ids of their own", target: 3_000) {
      (10_000, await Session().start(10_000).start)
    },
    Workload(name: "W8b", title: "cancel each by id, until all have ended", target: 3_000) {
      (10_000, await Session().start(10_000).cancel)
    },
  ]
}
