import Effects
import Login
import Views

/// Stands in for the app: shows the data of the log-in, and can begin again.
@Reducer
struct LoginStage {
  @ObservableState
  struct State: Codable {
    var data: LoginData?
    var login = LoginFeature.State()
  }

  enum Action {
    case againTapped
    case login(LoginFeature.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.login, action: \.login) { LoginFeature() }
    Reduce { state, action in
      switch action {
      case .againTapped:
        state = State()
      case .login(.delegate(.loggedIn(let data))):
        state.data = data
      case .login:
        break
      }
      return .none
    }
  }
}
