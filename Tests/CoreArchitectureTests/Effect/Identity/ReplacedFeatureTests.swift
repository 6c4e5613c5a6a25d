import ComposableArchitecture
import Testing

/// A ward whose nurse is relieved while a chart of hers is being fetched.
@Suite(.timeLimit(.minutes(20))) @MainActor struct ReplacedFeatureTests {
  @Reducer
  struct Chart {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var text = ""
    }

    enum Action { case fetch, fetched(String), closeLater }

    @Dependency(\.dismiss) var dismiss
    let gate: Gate

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .fetch:
          return .run { [gate, id = state.id] send in
            await gate.wait()
            await send(.fetched("chart \(id)"))
          }
        case .fetched(let text): state.text = text
        case .closeLater:
          return .run { [gate] _ in
            await gate.wait()
            await dismiss()
          }
        }
        return .none
      }
    }
  }

  @Reducer
  struct Shift {
    @ObservableState
    struct State: Equatable {
      var nurse: String
      @Presents var chart: Chart.State?
    }

    enum Action { case chart(PresentationAction<Chart.Action>) }

    let gate: Gate

    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.$chart, action: \.chart) { Chart(gate: gate) }
    }
  }

  @Reducer
  struct Ward {
    @ObservableState
    struct State: Equatable {
      var shift = Shift.State(nurse: "Signe", chart: Chart.State(id: 1))
    }

    enum Action {
      case shift(Shift.Action)
      case relieved(Shift.State)
    }

    let gate: Gate

    var body: some ReducerOf<Self> {
      Scope(\.shift, action: \.shift) { Shift(gate: gate) }
      Reduce { state, action in
        if case .relieved(let shift) = action { state.shift = shift }
        return .none
      }
    }
  }

  let gate = Gate()

  private func relieve(
    by shift: Shift.State, after action: Chart.Action
  ) async -> StoreOf<Ward> {
    let store = Store(initialState: Ward.State()) { Ward(gate: gate) }
    let task = store.send(.shift(.chart(.presented(action))))
    store.send(.relieved(shift))
    gate.open()
    await task.finish()
    return store
  }

  @Test(arguments: [
    Shift.State(nurse: "Tage", chart: Chart.State(id: 2)), Shift.State(nurse: "Una"),
  ])
  func whatOneFetchedDoesNotReachTheNext(_ next: Shift.State) async {
    let store = await relieve(by: next, after: .fetch)
    #expect(store.shift == next)
  }

  @Test func aLateDismissalClosesNothingOfTheNext() async {
    let next = Shift.State(nurse: "Tage", chart: Chart.State(id: 2))
    let store = await relieve(by: next, after: .closeLater)
    #expect(store.shift == next)
  }

  @Test func whatIsTheSameGoesOn() async {
    let store = await relieve(
      by: Shift.State(nurse: "Tage", chart: Chart.State(id: 1)), after: .fetch)
    #expect(store.shift.chart?.text == "chart 1")
  }
}
