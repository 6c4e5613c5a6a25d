import B1
import Effects
import Foundation
import Views

/// Stands in for the app: gives B1 its login data, and pushes a stand-in when B1 asks for B2.
@Reducer
struct B1Stage {
  @Reducer(state: .codable)
  enum Path {
    case standIn(StandIn)
  }

  /// Stands in for B2.
  @Reducer
  struct StandIn {}

  @ObservableState
  struct State: Codable {
    var b1 = B1Feature.State(login: LoginData(name: "somebody", token: UUID()))
    var path = StackState<Path.State>()
  }

  enum Action {
    case b1(B1Feature.Action)
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.b1, action: \.b1) { B1Feature() }
    Reduce { state, action in
      switch action {
      case .b1(.delegate(.openB2)):
        state.path.append(.standIn(StandIn.State()))
        return .none
      case .b1, .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}
