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
    Workload("W5a", "StackState: push, one at a time, up to 200", target: 5.2) { @MainActor in
      pushing(Store(initialState: Screens.State()) { Screens() }).push
    } bare: { @MainActor in
      barePushing().push
    },
    Workload("W5b", "StackState: send to the top of 200", target: 11.2) { @MainActor in
      let store = Store(initialState: Screens.State()) { Screens() }
      for _ in 0..<200 { store.send(.push) }
      let top = store.path.ids.last!
      return timed(50_000) {
        for _ in 0..<50_000 { store.send(.path(.element(id: top, action: .increment))) }
      }
    } bare: { @MainActor in
      let store = BareStore(BareRows(count: 200)) { rows, id in rows.increment(id) }
      return timed(50_000) {
        for _ in 0..<50_000 { store.send(199) }
      }
    },
    Workload("W5c", "StackState: pop", target: 3.2) { @MainActor in
      pushing(Store(initialState: Screens.State()) { Screens() }).pop
    } bare: { @MainActor in
      barePushing().pop
    },
    Workload("W6", "@Presents child toggled on and off", target: 3.2) { @MainActor in
      let store = Store(initialState: Screens.State()) { Screens() }
      return timed(100_000) {
        for _ in 0..<100_000 { store.send(.toggle) }
      }
    } bare: { @MainActor in
      let store = BareStore<BareCounter?, Void>(nil) { child, _ in
        child = child == nil ? BareCounter() : nil
      }
      return timed(100_000) {
        for _ in 0..<100_000 { store.send(()) }
      }
    },
  ]
}

@MainActor
private func pushing(_ store: StoreOf<Screens>) -> (push: Double, pop: Double) {
  var (push, pop) = (0.0, 0.0)
  for _ in 0..<50 {
    push += timed(50 * 200) { for _ in 0..<200 { store.send(.push) } }
    pop += timed(50 * 200) { for _ in 0..<200 { store.send(.pop) } }
  }
  return (push, pop)
}

@MainActor
private func barePushing() -> (push: Double, pop: Double) {
  let store = BareStore<BareRows, Int?>(BareRows(count: 0)) { rows, id in
    if let id { rows.append(Row.State(id: id)) } else { rows.removeLast() }
  }
  var (push, pop) = (0.0, 0.0)
  for _ in 0..<50 {
    push += timed(50 * 200) { for id in 0..<200 { store.send(id) } }
    pop += timed(50 * 200) { for _ in 0..<200 { store.send(nil) } }
  }
  return (push, pop)
}
