import A
import Effects
import TabBar
import Views

/// The features in the app's tab bar, each with a stack of its own.
@Reducer
public struct MainTabs: Sendable {
  /// The tabs of the app; the raw value is what a saved state holds.
  public enum Tab: String, Codable, Hashable, Sendable {
    /// The tab of A1 and A2.
    case a
    /// The tab of B1 and B2, where the app shows who is logged in.
    case b
  }

  /// The data of both tabs; being `Codable`, it can be saved and restored.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// The stack of tab A.
    public var a = ACoordinator.State()
    /// The stack of tab B.
    public var b: BCoordinator.State

    /// Creates tabs whose stacks hold their roots alone, with the log-in for B1.
    public init(login: LoginData) {
      b = BCoordinator.State(login: login)
    }
  }

  /// What happens in the tabs.
  public enum Action: Sendable {
    /// An action of tab A.
    case a(ACoordinator.Action)
    /// An action of tab B.
    case b(BCoordinator.Action)
  }

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Runs both coordinators side by side; neither knows the other.
  public var body: some ReducerOf<Self> {
    Scope(state: \.a, action: \.a) { ACoordinator() }
    Scope(state: \.b, action: \.b) { BCoordinator() }
  }
}

/// The tab bar as the app composes it.
public typealias MainTabBar = TabBarFeature<MainTabs.Tab, MainTabs>
