import Effects
import Views

/// Asks for a name and logs in with it.
@Reducer
public struct LoginFeature: Sendable {
  /// The data of the screen, of which only the name is saved.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// Says why the last log-in failed; nil if none has, or once it is closed.
    @Presents public var alert: AlertState<Action.Alert>?
    /// Whether the client is working on a log-in; the screen is disabled meanwhile.
    public var isLoggingIn = false
    /// The name as typed, which the client checks.
    public var name = ""

    /// Creates the first state: no name, and no log-in under way.
    public init() {}

    var canLogIn: Bool { !name.isEmpty && !isLoggingIn }
  }

  /// What happens on the screen.
  public enum Action: BindableAction, Sendable {
    /// The alert was closed.
    case alert(PresentationAction<Alert>)
    /// The text field has changed a property of the state.
    case binding(BindingAction<State>)
    /// Tells the parent something; the feature itself ignores it.
    case delegate(Delegate)
    /// The button "Log in" was tapped, or the field was submitted.
    case logInTapped
    /// The client has answered the log-in under way.
    case response(Result<LoginData, any Error>)

    /// What can be chosen in the alert: nothing, it can only be closed.
    public enum Alert: Equatable, Sendable {}

    /// What the screen reports to its parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// The person is logged in with this data.
      case loggedIn(LoginData)
    }
  }

  @Dependency(\.auth) private var auth
  @Dependency(\.browser) private var browser

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Logs in with the `auth` client, and reports success to the parent and failure in an alert.
  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .logInTapped:
        guard state.canLogIn else { return .none }
        state.isLoggingIn = true
        return .run { [name = state.name] send in
          let login = await Result { try await auth.login(name) }
          // Who knew the browser's name before has nothing of what comes now.
          if case .success = login { await browser.renew() }
          await send(.response(login))
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
      TextState(verbatim: reason)
    }
  }
}
