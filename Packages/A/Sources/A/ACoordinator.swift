import Views

/// Joins A1 and A2, neither of which knows the other.
@Reducer
public struct ACoordinator: Sendable {
  /// The features that can be a screen of the stack.
  @Reducer(state: .codable, .equatable, .sendable, action: .sendable)
  public enum Screen {
    /// The root of the stack.
    case a1(A1Feature)
    /// Pushed when A1 asks for it.
    case a2(A2Feature)
  }

  /// The stack of screens; being `Codable`, it can be saved and restored.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// The screens from the root to the top, each with how it is presented.
    public var routes: [Route<Screen.State>] = [
      .root(.a1(A1Feature.State()), withNavigation: true)
    ]

    /// Creates a stack of A1 alone.
    public init() {}
  }

  /// What happens on the screens of the stack.
  public enum Action: Sendable {
    /// An action of one screen, found by its index, or a change of the stack by its view.
    case router(IndexedRouterActionOf<Screen>)
  }

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Runs each screen, and pushes A2 when A1 asks for it.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .router(.routeAction(_, action: .a1(.delegate(.openA2)))):
        state.routes.push(.a2(A2Feature.State()))
        return .none
      case .router:
        return .none
      }
    }
    .forEachRoute(\.routes, action: \.router)
  }
}
