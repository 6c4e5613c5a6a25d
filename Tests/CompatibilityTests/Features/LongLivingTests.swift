import ComposableArchitecture
import Foundation
import Testing

@Reducer
struct Screenshots {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case task
    case screenshotTaken
  }

  @Dependency(\.screenshots) var screenshots

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { send in
          for await _ in await self.screenshots() {
            await send(.screenshotTaken)
          }
        }
      case .screenshotTaken:
        state.count += 1
        return .none
      }
    }
  }
}

private enum ScreenshotsKey: DependencyKey {
  static let liveValue: @Sendable () async -> AsyncStream<Void> = { .finished }
}

extension DependencyValues {
  var screenshots: @Sendable () async -> AsyncStream<Void> {
    get { self[ScreenshotsKey.self] }
    set { self[ScreenshotsKey.self] = newValue }
  }
}

@Reducer
struct Timers {
  @ObservableState
  struct State: Equatable {
    var isTimerActive = false
    var secondsElapsed = 0
  }

  enum Action {
    case onDisappear
    case timerTicked
    case toggleTimerButtonTapped
  }

  @Dependency(\.continuousClock) var clock
  private enum CancelID { case timer }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .onDisappear:
        return .cancel(id: CancelID.timer)
      case .timerTicked:
        state.secondsElapsed += 1
        return .none
      case .toggleTimerButtonTapped:
        state.isTimerActive.toggle()
        return .run { [isTimerActive = state.isTimerActive] send in
          guard isTimerActive else { return }
          for await _ in self.clock.timer(interval: .seconds(1)) {
            await send(.timerTicked, animation: .default)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
      }
    }
  }
}

@Reducer
struct Refreshable {
  @ObservableState
  struct State: Equatable {
    var fact: String?
  }
  enum Action {
    case cancelButtonTapped
    case factResponse(Result<String, any Error>)
    case refresh
  }
  @Dependency(\.continuousClock) var clock
  private enum CancelID { case fact }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        return .cancel(id: CancelID.fact)
      case .factResponse(.success(let fact)):
        state.fact = fact
        return .none
      case .factResponse(.failure):
        return .none
      case .refresh:
        state.fact = nil
        return .run { send in
          try await self.clock.sleep(for: .seconds(1))
          await send(.factResponse(.success("fresh")))
        }
        .cancellable(id: CancelID.fact)
      }
    }
  }
}

@MainActor
struct LongLivingTests {
  @Test func aStreamIsListenedToUntilTheTaskIsCancelled() async {
    let (screenshots, takeScreenshot) = AsyncStream.makeStream(of: Void.self)
    let store = TestStore(initialState: Screenshots.State()) {
      Screenshots()
    } withDependencies: {
      $0.screenshots = { screenshots }
    }
    let task = await store.send(.task)
    takeScreenshot.yield()
    await store.receive(\.screenshotTaken) { $0.count = 1 }
    await task.cancel()
    takeScreenshot.yield()
  }

  @Test func aTimerTicksUntilItIsToggledAgain() async {
    let clock = TestClock()
    let store = TestStore(initialState: Timers.State()) {
      Timers()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.toggleTimerButtonTapped) { $0.isTimerActive = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.secondsElapsed = 1 }
    await clock.advance(by: .seconds(5))
    await store.receive(\.timerTicked) { $0.secondsElapsed = 2 }
    await store.receive(\.timerTicked) { $0.secondsElapsed = 3 }
    await store.receive(\.timerTicked) { $0.secondsElapsed = 4 }
    await store.receive(\.timerTicked) { $0.secondsElapsed = 5 }
    await store.receive(\.timerTicked) { $0.secondsElapsed = 6 }
    await store.send(.toggleTimerButtonTapped) { $0.isTimerActive = false }
  }

  @Test func aTimerOfAnImmediateClockIsCancelledWithItsTask() async {
    let store = TestStore(initialState: Timers.State()) {
      Timers()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.toggleTimerButtonTapped) { $0.isTimerActive = true }
    await store.send(.onDisappear)
  }

  @Test func aRefreshIsAwaitedThroughItsTask() async {
    let clock = TestClock()
    let store = Store(initialState: Refreshable.State()) {
      Refreshable()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = store.send(.refresh)
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.fact == "fresh")
  }

  @Test func aCancelledRefreshBringsNothing() async {
    let store = TestStore(initialState: Refreshable.State(fact: "old")) {
      Refreshable()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.refresh) { $0.fact = nil }
    await store.send(.cancelButtonTapped)
  }
}
