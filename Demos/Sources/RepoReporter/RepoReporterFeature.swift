import Core
import Effects

/// A GitHub account in three tabs: its repositories, a person's favorites among all that were ever
/// shown, and whom it belongs to.
///
/// Favorites have one owner, the feature of their tab. The tab of repositories asks for a change in
/// a delegate action, and is shown which are favorites.
@Reducer
public struct RepoReporterFeature: Sendable {
  public enum Tab: Hashable, Sendable {
    case repositories
    case favorites
    case user
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    public var favorites = FavoritesFeature.State()
    public var repositories: RepositoriesFeature.State
    public var selectedTab = Tab.repositories
    public var user: UserFeature.State

    public init(account: String) {
      repositories = RepositoriesFeature.State(account: account)
      user = UserFeature.State(account: account)
    }
  }

  public enum Action: Sendable {
    case favorites(FavoritesFeature.Action)
    case repositories(RepositoriesFeature.Action)
    case tabSelected(Tab)
    case user(UserFeature.Action)
  }

  public init() {}

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
