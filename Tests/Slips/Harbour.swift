import ComposableArchitecture

/// A crane: what the slips around it embed, and rightly written.
@Reducer
struct Crane {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var load = 0
  }
  enum Action: Equatable {
    case lifted
    case lowered(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lifted:
        state.load += 1
      case .lowered(let weight):
        state.load -= weight
      }
      return .none
    }
  }
}

/// A lighthouse: another feature, to be taken for the crane by mistake.
@Reducer
struct Lighthouse {
  @ObservableState
  struct State: Equatable {
    var isLit = false
  }
  enum Action {
    case switched
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isLit.toggle()
      return .none
    }
  }
}
