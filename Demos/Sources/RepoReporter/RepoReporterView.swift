import Foundation
import Views

/// The screen of `RepoReporterFeature`.
public struct RepoReporterView: View {
  @Bindable var store: StoreOf<RepoReporterFeature>

  /// Creates the tabs, which draw the state of the store and send it the taps.
  public init(store: StoreOf<RepoReporterFeature>) {
    self.store = store
  }

  /// The three tabs, and the alert about favorites in front of any of them.
  public var body: some View {
    TabView(selection: $store.selectedTab.sending(\.tabSelected)) {
      NavigationStack {
        RepositoriesView(store: store.scope(state: \.repositories, action: \.repositories)) {
          store.favorites.repositories[id: $0] != nil
        }
      }
      .tabItem { Label("Repositories", systemImage: "list.bullet") }
      .tag(RepoReporterFeature.Tab.repositories)
      NavigationStack {
        FavoritesView(store: store.scope(state: \.favorites, action: \.favorites))
      }
      .tabItem { Label("Favorites", systemImage: "heart.fill") }
      .tag(RepoReporterFeature.Tab.favorites)
      NavigationStack {
        UserView(store: store.scope(state: \.user, action: \.user))
      }
      .tabItem { Label("User", systemImage: "person") }
      .tag(RepoReporterFeature.Tab.user)
    }
    .task(id: store.favorites.loading) {
      if store.favorites.loading.isUnderWay { await store.send(.favorites(.task)).finish() }
    }
    .onRestore { store.send(.favorites(.restored)) }
    .alert($store.scope(state: \.favorites.alert, action: \.favorites.alert))
  }
}

#Preview("RepoReporter, repositories") { repoReporterView { _ in } }

#Preview("RepoReporter, favorites") { repoReporterView { $0.selectedTab = .favorites } }

#Preview("RepoReporter, user, Korean") {
  repoReporterView { $0.selectedTab = .user }.environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func repoReporterView(_ change: (inout RepoReporterFeature.State) -> Void) -> some View {
  var state = RepoReporterFeature.State(account: "sample")
  change(&state)
  return RepoReporterView(store: Store(initialState: state) { RepoReporterFeature() })
}
