import Effects
import RepoReporter
import Testing
import Views
import ViewsTesting

/// A refresh right after a loading has ended, before the screen shows either.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct RefreshTests {
  /// Shows a store whose clients report every request and never answer.
  private func open() -> (
    store: StoreOf<RepoReporterFeature>, host: HeadlessHost, questions: AsyncStream<String>
  ) {
    let (questions, asked) = AsyncStream<String>.makeStream()
    let store = Store(initialState: RepoReporterFeature.State(account: "wimes")) {
      RepoReporterFeature()
    } withDependencies: {
      $0.favorites.all = {
        asked.yield("favorites")
        try await Task.never()
      }
      $0.gitHub.user = { _ in
        asked.yield("user")
        try await Task.never()
      }
      $0.gitHub.repositories = { _, _ in
        asked.yield("repositories")
        try await Task.never()
      }
    }
    return (store, HeadlessHost { RepoReporterView(store: store) }, questions)
  }

  @Test func favoritesAreAskedForOnceMore() async {
    let (store, host, questions) = open()
    var asked = questions.makeAsyncIterator()
    #expect([await asked.next(), await asked.next()].contains("favorites"))
    store.send(.favorites(.loaded(.success([]))))
    store.send(.favorites(.refreshed))
    host.session.update()
    #expect(await asked.next() == "favorites")
    host.session.close()
  }

  @Test func repositoriesAreAskedForOnceMore() async throws {
    let (store, host, questions) = open()
    var asked = questions.makeAsyncIterator()
    #expect([await asked.next(), await asked.next()].contains("repositories"))
    let question = try #require(store.repositories.question)
    store.send(.repositories(.response(question, .success(RepositoryPage(repositories: [])))))
    store.send(.repositories(.refreshed))
    host.session.update()
    #expect(await asked.next() == "repositories")
    host.session.close()
  }

  @Test func theUserIsAskedForOnceMore() async {
    let (store, host, questions) = open()
    var asked = questions.makeAsyncIterator()
    host.tab("User")
    while await asked.next() != "user" {}
    store.send(.user(.response(account: "wimes", .success(.sample("wimes")))))
    store.send(.user(.refreshed))
    host.session.update()
    #expect(await asked.next() == "user")
    host.session.close()
  }
}
