import CoreTesting
import Effects
import Foundation
import RepoReporter
import Testing
import Views

/// Shows what a failing test says: its purpose is the message.
@MainActor
struct FailingTestMessageTests {
  @Test func aTestThatForgetsTheFavoriteIsToldWhichOneItForgot() async {
    let messages = LockIsolated<[String]>([])
    await withKnownIssue {
      let store = TestStore(initialState: FavoritesFeature.State()) {
        FavoritesFeature()
      } withDependencies: {
        $0.favorites = .inMemory()
      }
      await store.send(.heartTapped(.granite)) {
        // Forgotten: $0.repositories = [.granite]
        $0.unkept = [7: FavoritesFeature.Change(.granite, isFavorite: true)]
      }
      await store.receive(\.kept) {
        $0.unkept = [:]
        $0.loading.begin()
      }
    } matching: { issue in
      messages.withValue { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
      return true
    }

    #expect(
      messages.value == [
        """
        The state after 'FavoritesFeature.Action.heartTapped(…)' does not match the expectation:

              FavoritesFeature.State(
                alert: nil,
                failure: nil,
                loading: Loading(…),
                repositories: [
            +     [0]: Repository(
            +       id: 7,
            +       name: "granite",
            +       fullName: "sample/granite",
            +       summary: nil,
            +       language: "C",
            +       stars: 2760,
            +       forks: 0,
            +       pushedAt: nil,
            +       url: URL(file:///granite)
            +     )
                ],
                unkept: […]
              )

        (Expected: −, Actual: +)
        """
      ])
  }
}

extension Repository {
  fileprivate static let granite = Repository(
    id: 7, name: "granite", fullName: "sample/granite", language: "C", stars: 2_760,
    url: URL(filePath: "/granite"))
}
