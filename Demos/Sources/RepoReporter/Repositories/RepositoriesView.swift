import Effects
import Foundation
import Views

/// The screen of `RepositoriesFeature`.
public struct RepositoriesView: View {
  let store: StoreOf<RepositoriesFeature>
  private let isFavorite: (Repository.ID) -> Bool

  /// Creates the screen, with a closure that tells it which repositories are favorites.
  public init(
    store: StoreOf<RepositoriesFeature>, isFavorite: @escaping (Repository.ID) -> Bool
  ) {
    self.store = store
    self.isFavorite = isFavorite
  }

  /// The repositories, the progress of loading them, and why that failed.
  public var body: some View {
    VStack(alignment: .leading) {
      if !store.repositories.isEmpty {
        count
          .foregroundStyle(.secondary)
      }
      if store.isLoadingFirst {
        ProgressView("Loading the repositories of \(store.account)")
      } else if store.repositories.isEmpty, store.failure == nil {
        Text("\(store.account) has no public repositories.")
      }
      if !store.repositories.isEmpty { list }
      if let failure = store.failure {
        FailureView(reason: failure.reason) { store.send(.tryAgainTapped) }
      }
    }
    .navigationTitle("Repositories")
    .refreshable { await store.send(.refreshed).finish() }
    .task(id: store.question) {
      if store.question != nil { await store.send(.task).finish() }
    }
  }

  private var count: Text {
    let number = store.repositories.count
    if store.next != nil { return Text("The first \(number) repositories of \(store.account)") }
    return Text("\(number) repositories of \(store.account)")
  }

  private var list: some View {
    List {
      ForEach(store.repositories) { repository in
        Section {
          RepositoryRow(repository: repository, isFavorite: isFavorite(repository.id)) {
            store.send(.heartTapped(repository))
          }
        }
      }
      if store.isLoadingMore {
        ProgressView("Loading more")
      } else if store.next != nil, store.failure == nil {
        Button("Load more") { store.send(.loadMoreTapped) }
      }
    }
  }
}

#Preview(
  "Repositories, loading",
  traits: .dependencies { values in
    values.gitHub.repositories = { _, _ in try await Task.never() }
  }
) {
  repositoriesView { $0.question = .init(account: "sample", page: .first) }
}

#Preview("Repositories, loaded") { repositoriesView { $0.repositories = .previews } }

#Preview("Repositories, more to come") {
  repositoriesView {
    $0.repositories = .previews
    $0.next = .first
  }
}

#Preview("Repositories, failed") {
  repositoriesView {
    $0.failure = .init(
      question: .init(account: "sample", page: .first),
      reason: "There is no account of this name. Choose another one.")
  }
}

#Preview("Repositories, none") { repositoriesView { _ in } }

#Preview("Repositories, Korean") {
  repositoriesView {
    $0.repositories = .previews
    $0.next = .first
  }
  .environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func repositoriesView(
  _ change: (inout RepositoriesFeature.State) -> Void
) -> some View {
  var state = RepositoriesFeature.State(account: "sample")
  state.question = nil
  change(&state)
  let store = Store(initialState: state) { RepositoriesFeature() }
  return NavigationStack { RepositoriesView(store: store) { $0 == 1 } }
}
