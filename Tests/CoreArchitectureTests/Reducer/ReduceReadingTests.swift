import ComposableArchitecture
import Testing

/// Effects that read what their feature's state has become.
@Suite(.timeLimit(.minutes(20))) @MainActor struct ReduceReadingTests {
  @Reducer
  struct Lighthouse {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var watchman = "Ane"
      var logged: [String] = []
    }

    enum Action { case lit, relieved(String), logged(String) }

    let gate: Gate

    var body: some ReducerOf<Self> {
      ReduceReading { state, action, current in
        switch action {
        case .lit:
          return .run { [gate] send in
            await gate.wait()
            await send(.logged(try await current.watchman))
          }
        case .relieved(let name): state.watchman = name
        case .logged(let name): state.logged.append(name)
        }
        return .none
      }
    }
  }

  @Reducer
  struct Coast {
    @ObservableState
    struct State: Equatable {
      var near = Lighthouse.State(id: 0)
      @Presents var visited: Lighthouse.State?
      var all: IdentifiedArrayOf<Lighthouse.State> = [
        Lighthouse.State(id: 1), Lighthouse.State(id: 2),
      ]
    }

    enum Action {
      case near(Lighthouse.Action)
      case visited(PresentationAction<Lighthouse.Action>)
      case all(IdentifiedActionOf<Lighthouse>)
      case visit(Int?)
    }

    let gate: Gate

    var body: some ReducerOf<Self> {
      Scope(\.near, action: \.near) { Lighthouse(gate: gate) }
      Reduce { state, action in
        if case .visit(let id) = action { state.visited = id.map { Lighthouse.State(id: $0) } }
        return .none
      }
      .ifLet(\.$visited, action: \.visited) { Lighthouse(gate: gate) }
      .forEach(\.all, action: \.all) { Lighthouse(gate: gate) }
    }
  }

  let gate = Gate()

  @Test func itIsTheStateOfThatMomentWhereverTheFeatureStands() async {
    let store = Store(initialState: Coast.State(visited: Lighthouse.State(id: 9))) {
      Coast(gate: gate)
    }
    let tasks = [
      store.send(.near(.lit)), store.send(.visited(.presented(.lit))),
      store.send(.all(.element(id: 2, action: .lit))),
    ]
    store.send(.near(.relieved("Bodil")))
    store.send(.visited(.presented(.relieved("Carl"))))
    store.send(.all(.element(id: 1, action: .relieved("Dorte"))))
    store.send(.all(.element(id: 2, action: .relieved("Erik"))))
    gate.open()
    for task in tasks { await task.finish() }

    #expect(store.near.logged == ["Bodil"])
    #expect(store.visited?.logged == ["Carl"])
    #expect(store.all.map(\.logged) == [[], ["Erik"]])
  }

  @Test func nothingIsReadOnceTheFeatureHasGone() async {
    let store = Store(initialState: Coast.State(visited: Lighthouse.State(id: 9))) {
      Coast(gate: gate)
    }
    let task = store.send(.visited(.presented(.lit)))
    store.send(.visit(8))
    gate.open()
    await task.finish()

    #expect(store.visited == Lighthouse.State(id: 8))
  }

  @Test func outsideOfAnEffectItThrows() async {
    let store = Store(initialState: 0) {
      ReduceReading<Int, Bool> { _, _, current in
        .run { _ in
          await withCheckedContinuation { continuation in
            Task.detached {
              await #expect(throws: CancellationError.self) { try await current.read { $0 } }
              continuation.resume()
            }
          }
        }
      }
    }
    await store.send(true).finish()
  }
}
