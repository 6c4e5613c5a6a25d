import CoreTesting
import Effects
import Foundation
import RepoReporter
import Testing
import Views

@MainActor
struct RepositoriesFeatureTests {
  typealias Question = RepositoriesFeature.Question

  let first = Question(account: "wimes", page: .first)
  let second = Question(account: "wimes", page: .second, number: 2)

  private func makeStore(
    _ answer: @escaping @Sendable (RepositoryPage.Cursor) async throws -> RepositoryPage
  ) -> TestStoreOf<RepositoriesFeature> {
    TestStore(initialState: RepositoriesFeature.State(account: "wimes")) {
      RepositoriesFeature()
    } withDependencies: {
      $0.gitHub.repositories = { account, page in
        #expect(account == "wimes")
        return try await answer(page)
      }
    }
  }

  @Test func aHeartIsForTheComposer() async {
    let store = makeStore { _ in RepositoryPage(repositories: []) }
    await store.send(.heartTapped(.sample(1)))
    await store.receive(\.delegate.heartTapped, .sample(1))
  }

  @Test func pagesFollowEachOtherAndWhatMovedBetweenThemComesOnce() async {
    let store = makeStore { page in
      page == .first
        ? RepositoryPage(repositories: [.sample(1), .sample(2)], next: .second)
        : RepositoryPage(repositories: [.sample(2, stars: 4), .sample(3)])
    }

    await store.send(.task)
    await store.receive(\.response) {
      $0.question = nil
      $0.repositories = [.sample(1), .sample(2)]
      $0.next = .second
    }
    await store.receive(\.delegate.loaded, [.sample(1), .sample(2)])
    await store.send(.loadMoreTapped) {
      $0.question = second
      $0.questions = 2
    }
    await store.send(.task)
    await store.receive(\.response) {
      $0.question = nil
      $0.repositories = [.sample(1), .sample(2, stars: 4), .sample(3)]
      $0.next = nil
    }
    await store.receive(\.delegate.loaded)
    await store.send(.loadMoreTapped)
    await store.send(.task)
  }

  @Test func aRateLimitIsExplainedAndTriedAgainWhereItStruck() async {
    let limit = GitHubError.rateLimited(until: Date(timeIntervalSince1970: 0))
    let isLimited = LockIsolated(true)
    let store = makeStore { page in
      if page == .first { return RepositoryPage(repositories: [.sample(1)], next: .second) }
      if isLimited.value { throw limit }
      return RepositoryPage(repositories: [.sample(2)])
    }

    await store.send(.task)
    await store.receive(\.response) {
      $0.question = nil
      $0.repositories = [.sample(1)]
      $0.next = .second
    }
    await store.receive(\.delegate.loaded)
    await store.send(.loadMoreTapped) {
      $0.question = second
      $0.questions = 2
    }
    await store.send(.task)
    await store.receive(\.response) {
      $0.question = nil
      $0.failure = RepositoriesFeature.Failure(question: second, reason: "\(limit)")
    }
    isLimited.setValue(false)
    await store.send(.tryAgainTapped) {
      $0.failure = nil
      $0.question = Question(account: "wimes", page: .second, number: 3)
      $0.questions = 3
    }
    await store.send(.task)
    await store.receive(\.response) {
      $0.question = nil
      $0.repositories = [.sample(1), .sample(2)]
      $0.next = nil
    }
    await store.receive(\.delegate.loaded)
  }

  @Test func aLaterPageThatIsGoneLosesNothingAndTheListBeginsAnew() async {
    let store = makeStore { page in
      guard page == .first else { throw GitHubError.pageGone }
      return RepositoryPage(repositories: [.sample(1)], next: .second)
    }

    await store.send(.task)
    await store.receive(\.response) {
      $0.question = nil
      $0.repositories = [.sample(1)]
      $0.next = .second
    }
    await store.receive(\.delegate.loaded)
    await store.send(.loadMoreTapped) {
      $0.question = second
      $0.questions = 2
    }
    await store.send(.task)
    await store.receive(\.response) {
      $0.question = nil
      $0.failure = RepositoriesFeature.Failure(
        question: first, reason: "\(GitHubError.pageGone)")
    }
    await store.send(.tryAgainTapped) {
      $0.failure = nil
      $0.question = Question(account: "wimes", page: .first, number: 3)
      $0.questions = 3
    }
  }

  @Test func theAnswerToAnOlderQuestionIsDropped() async {
    let store = makeStore { _ in RepositoryPage(repositories: []) }
    await store.send(.response(second, .success(RepositoryPage(repositories: [.sample(9)]))))
    #expect(store.state.question == first)
  }
}
