import Core
import Testing

@Suite(.timeLimit(.minutes(20))) @MainActor struct OnChangeTests {
  @Test func runsFurtherReducersWithTheOldAndTheNewValue() {
    let store = Store(initialState: Slider.State()) { Slider() }

    store.send(.set(3))
    store.send(.set(3))
    store.send(.rename("volume"))
    store.send(.set(5))

    #expect(store.history == ["0 to 3", "3 to 5"])
  }

  @Test func effectsOfBothRun() async {
    let store = Store(initialState: Slider.State()) { Slider() }

    await store.send(.setAndRename(3)).finish()

    #expect(store.name == "renamed")
    #expect(store.saves == 1)
  }

  @Test func aFunctionTellsWhatCountsAsAChange() {
    let reducer = Reduce<Int, Int> { state, action in
      state = action
      return .none
    }
    .onChange(of: { $0 }, removeDuplicates: { abs($0 - $1) < 10 }) { old, new in
      Reduce { state, _ in
        state = new * 100 + old
        return .none
      }
    }
    var state = 0

    _ = reducer.reduce(into: &state, action: 5)
    #expect(state == 5)

    _ = reducer.reduce(into: &state, action: 15)
    #expect(state == 1505)
  }

  @Test func theFurtherReducersOfABindingAreInferred() {
    let store = Store(initialState: Settings.State()) { Settings() }

    store.isLoud = true

    #expect(store.volume == 11)
    #expect(store.history == ["set"])
  }

  @Test func aClosureMayChangeTheStateItself() {
    let reducer = Reduce<Int, Int> { state, action in
      state += action
      return .none
    }
    .onChange(of: { $0 / 10 }) { tensBefore, state in
      state += 100 * tensBefore
      return .send(1)
    }
    let store = Store(initialState: 10) { reducer }

    store.send(5)
    #expect(store.withState { $0 } == 15)
    store.send(5)
    #expect(store.withState { $0 } == 121)
  }

  @Test func changesOfTheFurtherReducersAreNotFollowed() {
    let reducer = Reduce<Int, Int> { state, action in
      state = action
      return .none
    }
    .onChange(of: { $0 }) { _, _ in
      Reduce { state, _ in
        state += 1
        return .none
      }
    }
    var state = 0

    _ = reducer.reduce(into: &state, action: 5)

    #expect(state == 6)
  }
}

@Reducer
private struct Slider {
  @ObservableState
  struct State: Equatable {
    var value = 0
    var name = ""
    var history: [String] = []
    var saves = 0
  }

  enum Action {
    case set(Int)
    case setAndRename(Int)
    case rename(String)
    case saved
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set(let value):
        state.value = value
        return .none
      case .setAndRename(let value):
        state.value = value
        return .send(.rename("renamed"))
      case .rename(let name):
        state.name = name
        return .none
      case .saved:
        state.saves += 1
        return .none
      }
    }
    .onChange(of: \.value) { oldValue, newValue in
      Reduce { state, _ in
        state.history.append("\(oldValue) to \(newValue)")
        return .run { send in await send(.saved) }
      }
    }
  }
}

@Reducer
private struct Settings {
  @ObservableState
  struct State: Equatable {
    var isLoud = false
    var volume = 1
    var history: [String] = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.isLoud) { _, isLoud in
        Reduce { state, _ in
          state.volume = isLoud ? 11 : 1
          return .none
        }
      }
      .onChange(of: \.volume) { _, _ in
        Reduce { state, _ in
          state.history.append("set")
          return .none
        }
      }
  }
}
