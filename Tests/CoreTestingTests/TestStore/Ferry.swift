import ComposableArchitecture

/// A ferry that sails by a clock, and leaves the screen when it has arrived.
@Reducer
struct Ferry {
  @ObservableState
  struct State: Equatable {
    var cars = 0
    var miles = 0
    var isAtSea = false
    @Shared(.inMemory("harbour")) var ships = 0
  }

  enum Action: Equatable {
    case load(Int)
    case inspect
    case inspected
    case sail
    case mile
    case whistle
    case heard
    case arrive
    case arriveAndReport
    case moor(Int)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .load(let cars):
        state.cars += cars
        return .none
      case .inspect:
        return .send(.inspected)
      case .inspected:
        state.cars = 0
        return .none
      case .sail:
        state.isAtSea = true
        return .run { for await _ in clock.timer(interval: .seconds(1)) { await $0(.mile) } }
      case .mile:
        state.miles += 1
        return .none
      case .whistle:
        return .concatenate(
          .run { _ in try await clock.sleep(for: .seconds(1)) },
          .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.heard)
          })
      case .arrive:
        return .run { _ in await dismiss() }
      case .arriveAndReport:
        return .run { send in
          await send(.heard)
          await dismiss()
        }
      case .moor(let ships):
        state.$ships.withLock { $0 = ships }
        return .none
      case .heard:
        return .none
      }
    }
  }
}
