import ComposableArchitecture

@Reducer
struct Screens {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Counter.State>()
    @Presents var child: Counter.State?
  }

  enum Action {
    case push
    case pop
    case toggle
    case path(StackActionOf<Counter>)
    case child(PresentationAction<Counter.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .push: state.path.append(Counter.State())
      case .pop: _ = state.path.removeLast()
      case .toggle: state.child = state.child == nil ? Counter.State() : nil
      case .path, .child: break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Counter() }
    .ifLet(\.$child, action: \.child) { Counter() }
  }
}

@MainActor
func stacks() -> [Workload] {
  [
    Workload(name: "W5a", title: "StackState: push, one at a time, up to 200", target: 1_500) {
      @MainActor in
      let store = Store(initialState: Screens.State()) { Screens() }
      var time = Duration.zero
      for _ in 0..<100 {
        time += timed(200) { for _ in 0..<200 { store.send(.push) } }.time
        for _ in 0..<200 { store.send(.pop) }
      }
      return (20_000, time)
    },
    Workload(name: "W5b", title: "StackState: send to the top of 200", target: 1_000) {
      @MainActor in
      let store = Store(initialState: Screens.State()) { Screens() }
      for _ in 0..<200 { store.send(.push) }
      let top = store.path.ids.last!
      return timed(50_000) {
        for _ in 0..<50_000 { store.send(.path(.element(id: top, action: .increment))) }
      }
    },
    Workload(name: "W5c", title: "StackState: pop", target: 1_500) { @MainActor in
      let store = Store(initialState: Screens.State()) { Screens() }
      var time = Duration.zero
      for _ in 0..<100 {
        for _ in 0..<200 { store.send(.push) }
        time += timed(200) { for _ in 0..<200 { store.send(.pop) } }.time
      }
      return (20_000, time)
    },
    Workload(name: "W6", title: "@Presents child toggled on and off", target: 1_500) {
      @MainActor in
      let store = Store(initialState: Screens.State()) { Screens() }
      return timed(100_000) {
        for _ in 0..<100_000 { store.send(.toggle) }
      }
    },
  ]
}
