import B2
import Views

/// Stands in for the app: a stack in which B2 is open, so that it has somewhere to go back to.
@Reducer
struct B2Stage {
  @Reducer(state: .codable)
  enum Path {
    case b2(B2Feature)
  }

  @ObservableState
  struct State: Codable {
    var path = StackState<Path.State>([.b2(B2Feature.State())])
  }

  enum Action {
    case openB2Tapped
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openB2Tapped:
        state.path.append(.b2(B2Feature.State()))
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}
