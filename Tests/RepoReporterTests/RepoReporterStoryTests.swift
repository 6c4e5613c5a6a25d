import Effects
import RepoReporter
import Testing
import Views
import ViewsTesting

@MainActor
struct RepoReporterStoryTests {
  typealias Change = FavoritesFeature.Change
  typealias Question = RepositoriesFeature.Question

  /// GitHub takes a second for each answer, and answers enough once the second page is asked for.
  private func makeHost(_ clock: TestClock<Duration>) -> StoryHostOf<RepoReporterFeature> {
    let isLimited = LockIsolated(true)
    let store = TestStore(initialState: RepoReporterFeature.State(account: "wimes")) {
      RepoReporterFeature()
    } withDependencies: {
      $0.favorites = .inMemory()
      $0.gitHub.user = { account in
        try await clock.sleep(for: .seconds(1))
        return .sample(account)
      }
      $0.gitHub.repositories = { _, page in
        try await clock.sleep(for: .seconds(1))
        if page == .first {
          return RepositoryPage(repositories: [.sample(1), .sample(2)], next: .second)
        }
        defer { isLimited.setValue(false) }
        if isLimited.value { throw GitHubError.rateLimited(until: nil) }
        return RepositoryPage(repositories: [.sample(3)])
      }
    }
    return StoryHost(store) { RepoReporterView(store: $0) }
  }

  @Test func aPersonKeepsAFavoriteMeetsTheRateLimitAndLooksAtAnotherAccount() async {
    let clock = TestClock()
    let host = makeHost(clock)
    await open(host, clock)
    await keepAFavorite(host)
    await meetTheRateLimit(host, clock)
    await findTheFavorite(host)
    await chooseAnotherAccount(host, clock)
    await host.close()
  }

  private func open(
    _ host: StoryHostOf<RepoReporterFeature>, _ clock: TestClock<Duration>
  ) async {
    host.expectScreen {
      """
      == Repositories ==
      … Loading the repositories of wimes
      --- (Repositories) | Favorites | User ---
      """
    }
    await host.receive(\.favorites.task)
    await host.receive(\.repositories.task)
    await host.receive(\.favorites.loaded.success) { $0.favorites.loading.end() }
    await clock.advance(by: .seconds(1))
    await host.receive(\.repositories.response) {
      $0.repositories.question = nil
      $0.repositories.repositories = [.sample(1), .sample(2)]
      $0.repositories.next = .second
    }
    await host.receive(\.repositories.delegate.loaded)
    await host.receive(\.favorites.seen)
    host.expectScreen {
      """
      == Repositories ==
      The first 2 repositories of wimes
      - [ r1 ♡ ]
        Swift · ★ 3 · 0 forks
      - [ r2 ♡ ]
        Swift · ★ 3 · 0 forks
      - [ Load more ]
      --- (Repositories) | Favorites | User ---
      """
    }
  }

  private func keepAFavorite(_ host: StoryHostOf<RepoReporterFeature>) async {
    await host.tap("r2")
    await host.receive(\.repositories.delegate.heartTapped, .sample(2))
    await host.receive(\.favorites.heartTapped) {
      $0.favorites.repositories = [.sample(2)]
      $0.favorites.unkept = [2: Change(.sample(2), isFavorite: true)]
    }
    await host.receive(\.favorites.kept) { $0.favorites.unkept = [:] }
  }

  private func meetTheRateLimit(
    _ host: StoryHostOf<RepoReporterFeature>, _ clock: TestClock<Duration>
  ) async {
    let second = Question(account: "wimes", page: .second, number: 2)
    let limit = GitHubError.rateLimited(until: nil)
    await host.tap("Load more") {
      $0.repositories.question = second
      $0.repositories.questions = 2
    }
    await host.receive(\.repositories.task)
    await clock.advance(by: .seconds(1))
    await host.receive(\.repositories.response) {
      $0.repositories.question = nil
      $0.repositories.failure = RepositoriesFeature.Failure(
        question: second, reason: "\(limit)")
    }
    host.expectScreen {
      """
      == Repositories ==
      The first 2 repositories of wimes
      - [ r1 ♡ ]
        Swift · ★ 3 · 0 forks
      - [ r2 ♥ ]
        Swift · ★ 3 · 0 forks
      GitHub answers only so many requests an hour from one address, and this one has used them up. Try again in an hour.
      [ Try again ]
      --- (Repositories) | Favorites | User ---
      """
    }
    await host.tap("Try again") {
      $0.repositories.failure = nil
      $0.repositories.question = Question(account: "wimes", page: .second, number: 3)
      $0.repositories.questions = 3
    }
    await host.receive(\.repositories.task)
    await clock.advance(by: .seconds(1))
    await host.receive(\.repositories.response) {
      $0.repositories.question = nil
      $0.repositories.repositories.append(.sample(3))
      $0.repositories.next = nil
    }
    await host.receive(\.repositories.delegate.loaded)
    await host.receive(\.favorites.seen)
    host.expectScreen {
      """
      == Repositories ==
      3 repositories of wimes
      - [ r1 ♡ ]
        Swift · ★ 3 · 0 forks
      - [ r2 ♥ ]
        Swift · ★ 3 · 0 forks
      - [ r3 ♡ ]
        Swift · ★ 3 · 0 forks
      --- (Repositories) | Favorites | User ---
      """
    }
  }

  private func findTheFavorite(_ host: StoryHostOf<RepoReporterFeature>) async {
    await host.tab("Favorites") { $0.selectedTab = .favorites }
    host.expectScreen {
      """
      == Favorites ==
      - [ r2 ♥ ]
        Swift · ★ 3 · 0 forks
      --- Repositories | (Favorites) | User ---
      """
    }
    await host.tap("r2") {
      $0.favorites.repositories = []
      $0.favorites.unkept = [2: Change(.sample(2), isFavorite: false)]
    }
    await host.receive(\.favorites.kept) { $0.favorites.unkept = [:] }
    host.expectScreen {
      """
      == Favorites ==
      No favorites yet. A heart in Repositories makes one.
      --- Repositories | (Favorites) | User ---
      """
    }
  }

  private func chooseAnotherAccount(
    _ host: StoryHostOf<RepoReporterFeature>, _ clock: TestClock<Duration>
  ) async {
    await host.tab("User") { $0.selectedTab = .user }
    await host.receive(\.user.task)
    await clock.advance(by: .seconds(1))
    await host.receive(\.user.response) {
      $0.user.loading.end()
      $0.user.user = .sample("wimes")
    }
    host.expectScreen {
      """
      == User ==
      wimes
      3 public repositories
      1 follower, follows 0
      Since 2019-04-01
      ----------
      Account: []
      [ Show this account ] (disabled)
      --- Repositories | Favorites | (User) ---
      """
    }
    await host.type("Account", "other") { $0.user.draft = "other" }
    await host.tap("Show this account")
    await host.receive(\.user.delegate.accountChosen, "other") {
      $0.repositories = RepositoriesFeature.State(account: "other")
      $0.user = UserFeature.State(account: "other")
    }
    await host.receive(\.user.task)
    await clock.advance(by: .seconds(1))
    await host.receive(\.user.response) {
      $0.user.loading.end()
      $0.user.user = .sample("other")
    }
    await host.refresh()
    await host.receive(\.user.refreshed) { $0.user.loading.begin() }
    await host.receive(\.user.task)
    await clock.advance(by: .seconds(1))
    await host.receive(\.user.response) { $0.user.loading.end() }
  }
}
