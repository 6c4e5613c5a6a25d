import B1
import B2
import Core
import Effects

/// Joins B1 and B2, which come from packages that do not know each other. Its screens go by id.
@Reducer
public struct BCoordinator: Sendable {
  @Reducer(state: .codable, .equatable, .sendable, action: .sendable)
  public enum Screen {
    case b1(B1Feature)
    case b2(B2Feature)
  }

  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    public var routes: IdentifiedArrayOf<Route<Screen.State>>

    public init(login: LoginData) {
      routes = [.root(.b1(B1Feature.State(login: login)), withNavigation: true)]
    }
  }

  public enum Action: Sendable {
    case router(IdentifiedRouterActionOf<Screen>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .router(.routeAction(_, action: .b1(.delegate(.openB2)))):
        state.routes.push(.b2(B2Feature.State()))
        return .none
      case .router:
        return .none
      }
    }
    .forEachRoute(\.routes, action: \.router)
  }
}

extension BCoordinator.Screen.State: Identifiable {
  public enum ID: Hashable, Sendable {
    case b1
    case b2(number: Int)
  }

  public var id: ID {
    switch self {
    case .b1: .b1
    case .b2(let b2): .b2(number: b2.fact.number)
    }
  }
}
