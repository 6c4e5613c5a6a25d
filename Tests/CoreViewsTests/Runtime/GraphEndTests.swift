import Testing
import Views

/// What a graph leaves behind once it is closed: nothing.
@Suite
struct GraphEndTests {
  @Reducer
  struct Tide {
    @ObservableState
    struct State { var level = 0 }
    enum Action { case rise }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.level += 1
        return .none
      }
    }
  }

  struct TideView: View {
    let store: StoreOf<Tide>
    var body: some View { Text("\(store.level)") }
  }

  private actor Shore {
    /// Shows a view, has it evaluated by what is around it and by what it reads, and closes it.
    func watch(resizing: Bool, rising: Int) {
      let store = Store(initialState: Tide.State()) { Tide() }
      let graph = ViewGraph(isolation: self, TideView(store: store))
      for _ in 0..<rising {
        if resizing { _ = graph.perform(.width(.compact)) }
        store.send(.rise)
        graph.update()
        if resizing { _ = graph.perform(.width(.regular)) }
      }
      graph.close()
    }
  }

  @Test(arguments: [true, false], [0, 1, 5])
  func nobodyHoldsItsActor(resizing: Bool, rising: Int) async throws {
    weak var last: Shore?
    do {
      let shore = Shore()
      last = shore
      await shore.watch(resizing: resizing, rising: rising)
    }
    // The last task of an update may be on its way to the actor.
    for _ in 0..<5_000 where last != nil { try await Task.sleep(for: .milliseconds(2)) }
    #expect(last == nil)
  }
}
