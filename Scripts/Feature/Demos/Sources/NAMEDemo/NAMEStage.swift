import NAME
import Views

/// Stands in for the app: shows the count that the feature reports, and can begin again.
@Reducer
struct NAMEStage {
  @ObservableState
  struct State: Codable {
    var feature = NAMEFeature.State()
    var result: Int?
  }

  enum Action {
    case againTapped
    case feature(NAMEFeature.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.feature, action: \.feature) { NAMEFeature() }
    Reduce { state, action in
      switch action {
      case .againTapped:
        state = State()
      case .feature(.delegate(.done(let count))):
        state.result = count
      case .feature:
        break
      }
      return .none
    }
  }
}
