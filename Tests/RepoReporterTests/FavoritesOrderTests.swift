import CoreTesting
import Effects
import RepoReporter
import Testing
import Views

/// Every order in which favorites are loaded, changed and saved.
struct FavoritesOrderTests {
  /// The file of the favorites.
  struct File: Equatable, Sendable {
    var repositories: IdentifiedArrayOf<Repository> = [.sample(1)]
    struct Full: Error {}
  }

  private func explored(
    _ steps:
      @escaping @Sendable () -> [ExploredStep<
        FavoritesFeature.State, FavoritesFeature.Action
      >]
  ) async -> ExplorationReport {
    await explore(
      FavoritesFeature.State(), world: File(), reducer: { FavoritesFeature() },
      withDependencies: { values, world in
        values.favorites = FavoritesClient(
          all: {
            try await world.call("all")
            return Array(world.repositories)
          },
          save: { repository in
            try await world.call("save", answers: [.value(()), .error(File.Full())])
            world.repositories.updateOrAppend(repository)
          },
          remove: { id in
            try await world.call("remove", answers: [.value(()), .error(File.Full())])
            world.repositories.remove(id: id)
          },
          close: {})
      }, steps: steps,
      finally: { $0.unkept.isEmpty && Set($0.repositories.ids) == Set($0.world.repositories.ids) })
  }

  @Test func whatIsOnScreenIsWhatIsSaved() async {
    let report = await explored {
      [
        .send(.task), .send(.heartTapped(.sample(2))),
        .send(.task) { $0.loading.number > 1 && $0.loading.isUnderWay },
      ]
    }
    #expect(report.isComplete)
  }

  @Test func theLastOfTwoTapsIsSaved() async {
    let report = await explored {
      [
        .send(.task), .send(.heartTapped(.sample(1))), .send(.heartTapped(.sample(1))),
        .send(.task) { $0.loading.number > 1 && $0.loading.isUnderWay },
        .send(.task) { $0.loading.number > 2 && $0.loading.isUnderWay },
      ]
    }
    #expect(report.isComplete)
  }
}
