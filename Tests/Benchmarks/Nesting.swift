import ComposableArchitecture

@Reducer
struct Level0 {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
struct Level1 {
  @ObservableState
  struct State: Equatable {
    var child = Level0.State()
  }

  enum Action {
    case child(Level0.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level0() }
  }
}

@Reducer
struct Level2 {
  @ObservableState
  struct State: Equatable {
    var child = Level1.State()
  }

  enum Action {
    case child(Level1.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level1() }
  }
}

@Reducer
struct Level3 {
  @ObservableState
  struct State: Equatable {
    var child = Level2.State()
  }

  enum Action {
    case child(Level2.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level2() }
  }
}

@Reducer
struct Level4 {
  @ObservableState
  struct State: Equatable {
    var child = Level3.State()
  }

  enum Action {
    case child(Level3.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level3() }
  }
}

@Reducer
struct Level5 {
  @ObservableState
  struct State: Equatable {
    var child = Level4.State()
  }

  enum Action {
    case child(Level4.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level4() }
  }
}

@Reducer
struct Level6 {
  @ObservableState
  struct State: Equatable {
    var child = Level5.State()
  }

  enum Action {
    case child(Level5.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level5() }
  }
}

@Reducer
struct Level7 {
  @ObservableState
  struct State: Equatable {
    var child = Level6.State()
  }

  enum Action {
    case child(Level6.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level6() }
  }
}

@Reducer
struct Level8 {
  @ObservableState
  struct State: Equatable {
    var child = Level7.State()
  }

  enum Action {
    case child(Level7.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level7() }
  }
}

@Reducer
struct Level9 {
  @ObservableState
  struct State: Equatable {
    var child = Level8.State()
  }

  enum Action {
    case child(Level8.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level8() }
  }
}

@Reducer
struct Level10 {
  @ObservableState
  struct State: Equatable {
    var child = Level9.State()
  }

  enum Action {
    case child(Level9.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level9() }
  }
}

@MainActor
func deepest(of store: StoreOf<Level10>) -> StoreOf<Level0> {
  store
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
}

@MainActor
func nesting() -> [Workload] {
  let bare: Workload.Run = { @MainActor in
    let store = BareStore<Int, BareAction>(0, bareNesting())
    let action = BareAction.deepest
    return timed(100_000) {
      for _ in 0..<100_000 { store.send(action) }
    }
  }
  return [
    Workload(
      "W3a", "ten nested features: send from the deepest", target: 41,
      ours: { @MainActor in
        let store = Store(initialState: Level10.State()) { Level10() }
        let child = deepest(of: store)
        return timed(100_000) {
          for _ in 0..<100_000 { child.send(.increment) }
        }
      }, bare: bare),
    Workload(
      "W3b", "the same action, fully nested, sent to the root", target: 33,
      ours: { @MainActor in
        let store = Store(initialState: Level10.State()) { Level10() }
        return timed(100_000) {
          for _ in 0..<100_000 {
            store.send(
              .child(
                .child(.child(.child(.child(.child(.child(.child(.child(.child(.increment)))))))))))
          }
        }
      }, bare: bare),
  ]
}
