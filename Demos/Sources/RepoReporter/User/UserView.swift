import Effects
import Foundation
import Views

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

#Preview(
  "User, loading",
  traits: .dependencies { values in
    values.gitHub.user = { _ in try await Task.never() }
  }
) {
  userView { $0.loading.begin() }
}

#Preview("User, loaded") { userView { $0.user = .preview } }

#Preview("User, failed") {
  userView { $0.failure = "There is no account of this name. Choose another one." }
}

#Preview("User, loaded, Korean") {
  userView { $0.user = .preview }.environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func userView(_ change: (inout UserFeature.State) -> Void) -> some View {
  var state = UserFeature.State(account: "sample")
  state.loading.end()
  change(&state)
  return NavigationStack { UserView(store: Store(initialState: state) { UserFeature() }) }
}

extension GitHubUser {
  fileprivate static var preview: GitHubUser {
    GitHubUser(
      login: "sample", name: "Ada Wimes", bio: "Writes small programs for large harbours.",
      location: "Busan", publicRepositories: 3, followers: 1_234, following: 5,
      createdAt: Date(timeIntervalSince1970: 1_704_067_200), url: URL(filePath: "/sample"))
  }
}
