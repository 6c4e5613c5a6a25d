import Testing
import Views
import ViewsTesting

@Reducer
private struct Watch {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("tide")) var tide = 1
    var firstTide = 0
    var presses = 0

    init() { firstTide = tide }
  }

  enum Action { case pressed, tideChanged }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pressed: state.presses += 1
      case .tideChanged: state.$tide.withLock { $0 += 1 }
      }
      return .none
    }
  }
}

private struct WatchView: View {
  let store: StoreOf<Watch>

  var body: some View {
    Text("\(store.presses) presses, tide \(store.tide), at first \(store.firstTide)")
    Button("Press") { store.send(.pressed) }
    Button("Rise") { store.send(.tideChanged) }
  }
}

@MainActor @Suite struct StoresOfBodiesTests {
  @Test func aStoreThatABodyMakesKeepsItsStateWhenWhatItReadChanges() {
    struct Pier: View {
      var body: some View {
        Text("Pier")
        WatchView(store: Store(initialState: Watch.State()) { Watch() })
      }
    }
    let host = HeadlessHost { Pier() }
    host.tap("Press")
    host.tap("Rise")
    #expect(host.text.contains("1 presses, tide 2, at first 1"))
    host.tap("Press")
    #expect(host.text.contains("2 presses, tide 2, at first 1"))
  }

  @Test func whatABodyReadsBesidesTheStoreIsObserved() {
    struct Pier: View {
      @SharedReader(.inMemory("tide")) var tide = 1

      var body: some View {
        Text("Tide \(tide)")
        WatchView(store: Store(initialState: Watch.State()) { Watch() })
      }
    }
    let host = HeadlessHost { Pier() }
    host.tap("Rise")
    #expect(host.text.contains("Tide 2"))
  }
}
