import ComposableArchitecture
import Testing

/// What a tide gauge at the pier tells, from when someone listens until they stop.
private struct Pier: TestDependencyKey {
  var levels: @Sendable () -> AsyncStream<Int>
  var calibrate: @Sendable () async throws -> Int

  static let testValue = Pier(
    levels: unimplemented("Pier.levels", placeholder: .finished),
    calibrate: unimplemented("Pier.calibrate", placeholder: 0))
}

extension DependencyValues {
  fileprivate var pier: Pier {
    get { self[Pier.self] }
    set { self[Pier.self] = newValue }
  }
}

/// Follows the tide, counts the hours at which it was looked at, and can be calibrated.
@Reducer
private struct TideGauge {
  @ObservableState
  struct State: Equatable {
    var high = Int.min
    var low = Int.max
    var hours = 0
    var offset: Int?
    var isOnWatch = false
  }

  enum Action: Equatable {
    case followed
    case levelRead(Int)
    case watchChanged
    case bellStruck
    case calibrated
    case offsetFound(Int)
  }

  private enum Watch { case bell }

  @Dependency(\.pier) var pier
  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .followed:
        return .run { send in
          for await level in pier.levels() { await send(.levelRead(level)) }
        }
      case .levelRead(let level):
        state.high = max(state.high, level)
        state.low = min(state.low, level)
        return .none
      case .watchChanged:
        state.isOnWatch.toggle()
        guard state.isOnWatch else { return .cancel(id: Watch.bell) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(3600)) { await send(.bellStruck) }
        }
        .cancellable(id: Watch.bell, cancelInFlight: true)
      case .bellStruck:
        state.hours += 1
        return .none
      case .calibrated:
        state.offset = nil
        return .run { send in
          let offset = try await pier.calibrate()
          await send(.offsetFound(offset))
        }
      case .offsetFound(let offset):
        state.offset = offset
        return .none
      }
    }
  }
}

@MainActor
struct TideGaugeTests {
  @Test func levelsComeUntilTheListenerStops() async {
    let (levels, sea) = AsyncStream.makeStream(of: Int.self)
    let store = TestStore(initialState: TideGauge.State()) {
      TideGauge()
    } withDependencies: {
      $0.pier.levels = { levels }
    }
    let listening = await store.send(.followed)
    sea.yield(120)
    await store.receive(.levelRead(120)) {
      $0.high = 120
      $0.low = 120
    }
    sea.yield(-40)
    await store.receive(\.levelRead, -40) { $0.low = -40 }
    sea.yield(7)
    await store.receive(\.levelRead)
    await listening.cancel()
    #expect(listening.isCancelled)
    sea.yield(999)
  }

  @Test func endOfTheLevelsEndsTheEffect() async {
    let store = TestStore(initialState: TideGauge.State()) {
      TideGauge()
    } withDependencies: {
      $0.pier.levels = { AsyncStream { $0.finish() } }
    }
    await store.send(.followed).finish()
  }

  @Test func bellIsStruckByTheHourWhileSomeoneIsOnWatch() async {
    let clock = TestClock()
    let store = TestStore(initialState: TideGauge.State()) {
      TideGauge()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.watchChanged) { $0.isOnWatch = true }
    await clock.advance(by: .seconds(3599))
    await clock.advance(by: .seconds(1))
    await store.receive(.bellStruck) { $0.hours = 1 }
    await clock.advance(by: .seconds(7200))
    await store.receive(\.bellStruck) { $0.hours = 2 }
    await store.receive(\.bellStruck) { $0.hours = 3 }
    await store.send(.watchChanged) { $0.isOnWatch = false }
    await clock.advance(by: .seconds(36_000))
  }

  @Test func bellOfAnImmediateClockStopsWithItsTask() async {
    let store = TestStore(initialState: TideGauge.State()) {
      TideGauge()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    store.exhaustivity = .off
    let watch = await store.send(.watchChanged)
    await store.receive(\.bellStruck) { $0.hours = 1 }
    await watch.cancel()
    #expect(store.state.isOnWatch)
  }

  @Test func calibrationIsAwaitedThroughTheTaskOfAStore() async {
    let gauge = Store(initialState: TideGauge.State()) {
      TideGauge()
    } withDependencies: {
      $0.pier.calibrate = { -4 }
    }
    await gauge.send(.calibrated).finish()
    #expect(gauge.offset == -4)
  }

  @Test func calibrationThatIsCalledOffFindsNothing() async {
    let gauge = Store(initialState: TideGauge.State()) {
      TideGauge()
    } withDependencies: {
      $0.pier.calibrate = { try await Task.never() }
    }
    let task = gauge.send(.calibrated)
    task.cancel()
    await task.finish()
    #expect(gauge.offset == nil)
  }
}
