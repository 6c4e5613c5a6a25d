import Core

/// The screen of `FavoritesFeature`, without its alert, which `RepoReporterView` shows over any
/// tab.
public struct FavoritesView: View {
  let store: StoreOf<FavoritesFeature>

  /// Creates the screen, which draws the state of the store and sends it the taps.
  public init(store: StoreOf<FavoritesFeature>) {
    self.store = store
  }

  /// The favorites, or the progress of loading them, or why that failed.
  public var body: some View {
    VStack(alignment: .leading) {
      if store.loading.isUnderWay {
        ProgressView("Loading the favorites")
      } else if let failure = store.failure {
        FailureView(reason: failure) { store.send(.tryAgainTapped) }
      } else if store.repositories.isEmpty {
        Text("No favorites yet. A heart in Repositories makes one.")
      }
      if !store.repositories.isEmpty {
        List(store.repositories) { repository in
          Section {
            RepositoryRow(repository: repository, isFavorite: true) {
              store.send(.heartTapped(repository))
            }
          }
        }
      }
    }
    .navigationTitle("Favorites")
    .refreshable { await store.send(.refreshed).finish() }
  }
}
