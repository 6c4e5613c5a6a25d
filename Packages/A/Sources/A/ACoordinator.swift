import Core

/// Joins A1 and A2, so that neither knows the other.
@Reducer
public struct ACoordinator: Sendable {
  @Reducer(state: .codable, .equatable, .sendable, action: .sendable)
  public enum Screen {
    case a1(A1Feature)
    case a2(A2Feature)
  }

  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    public var routes: [Route<Screen.State>] = [
      .root(.a1(A1Feature.State()), withNavigation: true)
    ]

    public init() {}
  }

  public enum Action: Sendable {
    case router(IndexedRouterActionOf<Screen>)
  }

  public init() {}

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
