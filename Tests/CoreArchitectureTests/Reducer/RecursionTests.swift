import Core
import Testing

@Suite(.timeLimit(.minutes(20))) @MainActor struct RecursionTests {
  let log = Log()

  private func makeStore() -> StoreOf<Folder> {
    let deep = Folder.State(id: 3)
    let middle = Folder.State(id: 2, folders: [deep])
    return Store(initialState: Folder.State(id: 1, folders: [middle])) { Folder(log: log) }
  }

  @Test func aFeatureMayHoldItself() {
    let store = makeStore()

    store.send(.folders(.element(id: 2, action: .folders(.element(id: 3, action: .open)))))

    #expect(store.folders[id: 2]?.folders[id: 3]?.isOpen == true)
    #expect(store.isOpen == false)
  }

  @Test func effectsOfADeepElementEndWithAnElementAboveIt() async {
    let store = makeStore()
    let effects = store.send(
      .folders(.element(id: 2, action: .folders(.element(id: 3, action: .watch)))))

    store.send(.remove(id: 2))
    await effects.finish()

    #expect(log.take() == ["folder 3 is cancelled"])
  }

  @Test func aReducerWrappedInAClosureMayHoldItself() {
    let store = Store(initialState: Nesting.State(depth: 0, child: [.init(depth: 1, child: [])])) {
      Nesting()
    }

    store.send(.child(.element(id: 1, action: .tick)))

    #expect(store.withState { $0.child[id: 1]?.ticks } == 1)
  }
}

@Reducer
private struct Folder {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isOpen = false
    var folders: IdentifiedArrayOf<State> = []
  }

  indirect enum Action {
    case folders(IdentifiedActionOf<Folder>)
    case open
    case remove(id: Int)
    case watch
  }

  let log: Log

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .folders:
        return .none
      case .open:
        state.isOpen = true
        return .none
      case .remove(let id):
        state.folders.remove(id: id)
        return .none
      case .watch:
        return .untilCancelled("folder \(state.id)", log)
      }
    }
    .forEach(\.folders, action: \.folders) { Self(log: log) }
  }
}

@Reducer
private struct Nesting {
  struct State: Equatable, Identifiable {
    var id: Int { depth }
    var depth: Int
    var ticks = 0
    var child: IdentifiedArrayOf<State>
  }

  indirect enum Action {
    case child(IdentifiedActionOf<Nesting>)
    case tick
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .tick = action { state.ticks += 1 }
      return .none
    }
    .forEach(\.child, action: \.child) { Reduce(self) }
  }
}
