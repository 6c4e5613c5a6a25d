import Effects
import Views

/// A GitHub account in three tabs: its repositories, the person's favorites, and its user.
///
/// Favorites can come from any account that was shown. They belong to one feature, that of their
/// tab: the tab of repositories asks for a change in a delegate action, and is told which
/// repositories are favorites.
@Reducer
public struct RepoReporterFeature: Sendable {
  /// The tabs, in their order on screen.
  public enum Tab: Codable, Hashable, Sendable {
    /// The repositories of the account; selected first.
    case repositories
    /// The favorites of all accounts.
    case favorites
    /// The user whose account it is, and the choice of another one.
    case user
  }

  /// The data of all tabs, and which is selected.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// The favorites, which stay when the account changes.
    public var favorites = FavoritesFeature.State()
    /// The repositories of the account.
    public var repositories: RepositoriesFeature.State
    /// The tab on screen.
    public var selectedTab = Tab.repositories
    /// The user whose account it is.
    public var user: UserFeature.State

    /// Creates the first state for an account, of which nothing is loaded yet.
    public init(account: String) {
      repositories = RepositoriesFeature.State(account: account)
      user = UserFeature.State(account: account)
    }
  }

  /// What happens in the tabs.
  public enum Action: Sendable {
    /// An action of the tab of favorites.
    case favorites(FavoritesFeature.Action)
    /// An action of the tab of repositories.
    case repositories(RepositoriesFeature.Action)
    /// The person went to a tab.
    case tabSelected(Tab)
    /// An action of the tab of the user.
    case user(UserFeature.Action)
  }

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Runs the tabs and carries messages from one to another: hearts, repositories, a chosen
  /// account.
  public var body: some ReducerOf<Self> {
    Scope(state: \.favorites, action: \.favorites) { FavoritesFeature() }
    Scope(state: \.repositories, action: \.repositories) { RepositoriesFeature() }
    Scope(state: \.user, action: \.user) { UserFeature() }
    Reduce { state, action in
      switch action {
      case .repositories(.delegate(.heartTapped(let repository))):
        return .send(.favorites(.heartTapped(repository)))
      case .repositories(.delegate(.loaded(let repositories))):
        return .send(.favorites(.seen(repositories)))
      case .user(.delegate(.accountChosen(let account))):
        state.repositories = RepositoriesFeature.State(account: account)
        state.user = UserFeature.State(account: account)
        return .none
      case .tabSelected(let tab):
        state.selectedTab = tab
        return .none
      case .favorites, .repositories, .user:
        return .none
      }
    }
  }
}
