import Foundation
import Views

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

#Preview("Favorites, loading") { favoritesView { $0.loading.begin() } }

#Preview("Favorites, loaded") { favoritesView { $0.repositories = .previews } }

#Preview("Favorites, none") { favoritesView { _ in } }

#Preview("Favorites, failed") {
  favoritesView { $0.failure = "The favorites cannot be read. Move the file away." }
}

#Preview("Favorites, none, Korean") {
  favoritesView { _ in }.environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func favoritesView(_ change: (inout FavoritesFeature.State) -> Void) -> some View {
  var state = FavoritesFeature.State()
  state.loading.end()
  change(&state)
  let store = Store(initialState: state) { FavoritesFeature() }
  return NavigationStack { FavoritesView(store: store) }
}
