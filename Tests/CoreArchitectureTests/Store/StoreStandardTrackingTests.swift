import Core
import Observation
import Testing

/// What an observer of a store is told of under the standard library's tracking.
@MainActor struct StoreStandardTrackingTests {
  @Reducer struct Buoy {
    @ObservableState struct State: Equatable {
      let name: String
      var depth = 0
      var light = 0
      @ObservationStateIgnored var visits = 0
      var lamp = Lamp()
    }

    @ObservableState struct Lamp: Equatable {
      var isLit = false
    }

    enum Action {
      case sink
      case flash
      case replace(State)
      case toggle
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .sink: state.depth += 1
        case .flash: state.light += 1
        case .replace(let new): state = new
        case .toggle: state.lamp.isLit.toggle()
        }
        return .none
      }
    }
  }

  private let store = Store(initialState: Buoy.State(name: "north")) { Buoy() }
  private let told = LockIsolated(0)

  private func track<Value>(_ read: () -> Value) {
    _ = withObservationTracking(read) { [told] in told.withValue { $0 += 1 } }
  }

  @Test func aReaderOfAPropertyIsToldOfItsChangesOnly() {
    for count in 1...3 {
      track { store.depth }
      store.send(.flash)
      #expect(told.value == count - 1)
      store.send(.sink)
      store.send(.sink)
      #expect(told.value == count)
    }
  }

  @Test func aReaderOfAPropertyIsToldThatTheStateWasReplaced() {
    for count in 1...3 {
      track { store.depth }
      store.send(.replace(Buoy.State(name: "south")))
      store.send(.replace(Buoy.State(name: "north")))
      #expect(told.value == count)
    }
  }

  @Test func aReaderOfSeveralPropertiesIsToldOnceThatTheStateWasReplaced() {
    track { (store.depth, store.light, store.name) }
    store.send(.replace(Buoy.State(name: "south")))
    #expect(told.value == 1)
    store.send(.sink)
    #expect(told.value == 1)
  }

  @Test func aReaderOfWhatIsNotObservedIsToldThatTheStateWasReplaced() {
    track { store.name }
    store.send(.sink)
    #expect(told.value == 0)
    store.send(.replace(Buoy.State(name: "south")))
    #expect(told.value == 1)
    track { store.visits }
    store.send(.replace(Buoy.State(name: "east")))
    #expect(told.value == 2)
    track { store.state }
    store.send(.replace(Buoy.State(name: "west")))
    #expect(told.value == 3)
  }

  @Test func aReaderOfAPartIsToldOfItsChangeAndOfAnotherState() {
    track { store.lamp.isLit }
    store.send(.sink)
    #expect(told.value == 0)
    store.send(.toggle)
    #expect(told.value == 1)
    track { store.lamp.isLit }
    store.send(.replace(Buoy.State(name: "south")))
    #expect(told.value == 2)
  }

  @Test func readersOfBothKindsAreToldThatTheStateWasReplaced() {
    track { store.depth }
    withPerceptionTracking {
      _ = store.depth
    } onChange: { [told] in
      told.withValue { $0 += 10 }
    }
    store.send(.replace(Buoy.State(name: "south")))
    #expect(told.value == 11)
  }
}
