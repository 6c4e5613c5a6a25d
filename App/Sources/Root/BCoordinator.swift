import B1
import B2
import Effects
import Views

/// Joins B1 and B2, which come from packages that do not know each other.
///
/// Its routes are identified by the screens' ids, not by their indices.
@Reducer
public struct BCoordinator: Sendable {
  /// The features that can be a screen of the stack.
  @Reducer(state: .codable, .equatable, .sendable, action: .sendable)
  public enum Screen {
    /// The root of the stack.
    case b1(B1Feature)
    /// Pushed when B1 asks for it, or by a URL.
    case b2(B2Feature)
  }

  /// The stack of screens; being `Codable`, it can be saved and restored.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// The screens from the root to the top, each with how it is presented.
    public var routes: IdentifiedArrayOf<Route<Screen.State>>

    /// Creates a stack of B1 alone, which shows this log-in.
    public init(login: LoginData) {
      routes = [.root(.b1(B1Feature.State(login: login)), withNavigation: true)]
    }
  }

  /// What happens on the screens of the stack.
  public enum Action: Sendable {
    /// An action of one screen, found by its id, or a change of the stack by its view.
    case router(IdentifiedRouterActionOf<Screen>)
  }

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Runs each screen, and pushes B2 when B1 asks for it.
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
  /// Identity of a screen, of which the stack holds one at most.
  public enum ID: Hashable, Sendable {
    /// The only B1 of the stack.
    case b1
    /// B2 for one number.
    case b2(number: Int)
  }

  /// Identity of the screen; two B2 for the same number have the same.
  public var id: ID {
    switch self {
    case .b1: .b1
    case .b2(let b2): .b2(number: b2.number)
    }
  }
}
