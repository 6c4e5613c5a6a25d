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
  func finishOneByOne(_ count: Int) async -> Double {
    let store = makeStore()
    let start = ContinuousClock.now
    for _ in 0..<count { await store.send(.run).finish() }
    return (ContinuousClock.now - start).each(of: count)
  }

  func start(_ count: Int) async -> (start: Double, cancel: Double) {
    let started = Countdown(count)
    let store = makeStore(started)
    var tasks: [StoreTask] = []
    let begin = ContinuousClock.now
    for id in 0..<count { tasks.append(store.send(.start(id))) }
    await started.wait()
    let running = ContinuousClock.now
    for id in 0..<count { store.send(.cancel(id)) }
    for task in tasks { await task.finish() }
    let end = ContinuousClock.now
    return ((running - begin).each(of: count), (end - running).each(of: count))
  }

  private func makeStore(_ started: Countdown = Countdown(0)) -> StoreOf<Working> {
    Store(initialState: Working.State()) { Working(started: started) }
  }
}

@MainActor private func finishOnTheMainActor(_ count: Int) async -> Double {
  let store = Store(initialState: Working.State()) { Working(started: Countdown(0)) }
  let start = ContinuousClock.now
  for _ in 0..<count { await store.send(.run).finish() }
  return (ContinuousClock.now - start).each(of: count)
}

func effects() -> [Workload] {
  [
    Workload("W7", ".run that sends, awaited with finish(), on an actor", target: 3.5) {
      await Session().finishOneByOne(10_000)
    } bare: {
      await BareSession().finishOneByOne(10_000)
    },
    Workload("W7m", "the same on the main actor", target: 0.4) {
      await finishOnTheMainActor(5_000)
    } bare: {
      await BareMainSession().finishOneByOne(5_000)
    },
    Workload("W8a", "start 10000 effects with ids of their own", target: 5.3) {
      await Session().start(10_000).start
    } bare: {
      await BareSession().start(10_000).start
    },
    Workload("W8b", "cancel each by id, until all have ended", target: 4.5) {
      await Session().start(10_000).cancel
    } bare: {
      await BareSession().start(10_000).cancel
    },
  ]
}
