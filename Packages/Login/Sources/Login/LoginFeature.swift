import Core
import Effects

/// Asks for a name and logs in with it.
@Reducer
public struct LoginFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    @Presents public var alert: AlertState<Action.Alert>?
    public var isLoggingIn = false
    public var name = ""

    public init() {}

    var canLogIn: Bool { !name.isEmpty && !isLoggingIn }
  }

  public enum Action: BindableAction, Sendable {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case logInTapped
    case response(Result<LoginData, any Error>)

    /// The alert has nothing to choose but to close it.
    public enum Alert: Equatable, Sendable {}

    /// What the screen tells whoever composes it.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case loggedIn(LoginData)
    }
  }

  @Dependency(\.auth) private var auth

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .logInTapped:
        guard state.canLogIn else { return .none }
        state.isLoggingIn = true
        return .run { [name = state.name] send in
          await send(.response(Result { try await auth.login(name) }))
        }
      case .response(.success(let login)):
        state.isLoggingIn = false
        return .send(.delegate(.loggedIn(login)))
      case .response(.failure(let error)):
        state.isLoggingIn = false
        state.alert = .refused(because: "\(error)")
        return .none
      case .alert, .binding, .delegate:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == LoginFeature.Action.Alert {
  static func refused(because reason: String) -> Self {
    AlertState {
      TextState("Not logged in")
    } actions: {
      ButtonState(role: .cancel) { TextState("OK") }
    } message: {
      TextState(reason)
    }
  }
}
