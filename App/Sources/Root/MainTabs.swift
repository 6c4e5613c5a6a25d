import A
import Core
import Effects
import TabBar

/// What the app's tab bar holds.
@Reducer
public struct MainTabs: Sendable {
  public enum Tab: String, Codable, Hashable, Sendable {
    case a
    case b
  }

  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    public var a = ACoordinator.State()
    public var b: BCoordinator.State

    public init(login: LoginData) {
      b = BCoordinator.State(login: login)
    }
  }

  public enum Action: Sendable {
    case a(ACoordinator.Action)
    case b(BCoordinator.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.a, action: \.a) { ACoordinator() }
    Scope(state: \.b, action: \.b) { BCoordinator() }
  }
}

/// The tab bar as the app composes it.
public typealias MainTabBar = TabBarFeature<MainTabs.Tab, MainTabs>
