import Core
import Effects
import Foundation

/// The screen of `UserFeature`.
public struct UserView: View {
  @Bindable var store: StoreOf<UserFeature>

  /// Creates the screen, which draws the state of the store and sends it what the person does.
  public init(store: StoreOf<UserFeature>) {
    self.store = store
  }

  /// The user, or the progress of loading it, above the field for another account.
  public var body: some View {
    VStack(alignment: .leading) {
      if store.loading.isUnderWay {
        ProgressView("Loading the user \(store.account)")
      } else if let failure = store.failure {
        FailureView(reason: failure) { store.send(.tryAgainTapped) }
      }
      if let user = store.user { description(of: user) }
      Divider()
      TextField("Account", text: $store.draft.sending(\.draftChanged))
        .onSubmit { store.send(.showTapped) }
      Button("Show this account") { store.send(.showTapped) }
        .disabled(store.draft.isEmpty)
    }
    .navigationTitle("User")
    .refreshable { await store.send(.refreshed).finish() }
    .task(id: Question(account: store.account, loading: store.loading)) {
      if store.loading.isUnderWay { await store.send(.task).finish() }
    }
  }

  private struct Question: Equatable {
    let account: String
    let loading: Loading
  }

  @ViewBuilder
  private func description(of user: GitHubUser) -> some View {
    Text(user.name.map { "\($0) (\(user.login))" } ?? user.login)
      .bold()
    if let bio = user.bio { Text(bio) }
    if let location = user.location { Text("Lives in \(location)") }
    Text("\(user.publicRepositories) public repositories")
    Text("\(user.followers) followers, follows \(user.following)")
    Text("Since \(user.createdAt.formatted(.iso8601.year().month().day()))")
      .foregroundStyle(.secondary)
  }
}
