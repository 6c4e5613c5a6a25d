import CoreTesting
import Effects
import Foundation
import RepoReporter
import Testing
import Views

@MainActor
struct FavoritesFeatureTests {
  typealias Change = FavoritesFeature.Change

  private func makeStore(
    _ state: FavoritesFeature.State = FavoritesFeature.State(), favorites: FavoritesClient
  ) -> TestStoreOf<FavoritesFeature> {
    TestStore(initialState: state) {
      FavoritesFeature()
    } withDependencies: {
      $0.favorites = favorites
    }
  }

  @Test func aHeartTogglesAFavoriteAndKeepsItWhetherItIsOne() async throws {
    let client = FavoritesClient.inMemory()
    let store = makeStore(favorites: client)

    await store.send(.heartTapped(.sample(1))) {
      $0.repositories = [.sample(1)]
      $0.unkept = [1: Change(.sample(1), isFavorite: true)]
    }
    await store.receive(\.kept) {
      $0.unkept = [:]
      $0.loading.begin()
    }
    #expect(try await client.all() == [.sample(1)])

    await store.send(.heartTapped(.sample(1))) {
      $0.repositories = []
      $0.unkept = [1: Change(.sample(1), isFavorite: false)]
    }
    await store.receive(\.kept) {
      $0.unkept = [:]
      $0.loading.begin()
    }
    #expect(try await client.all().isEmpty)
  }

  @Test func favoritesAreLoadedOnceAndAgainWhenRefreshed() async {
    let store = makeStore(favorites: .inMemory([.sample(2), .sample(1)]))

    await store.send(.task)
    await store.receive(\.loaded.success) {
      $0.loading.end()
      $0.repositories = [.sample(2), .sample(1)]
    }
    await store.send(.task)
    await store.send(.refreshed) { $0.loading.begin() }
    await store.send(.task)
    await store.receive(\.loaded.success) { $0.loading.end() }
  }

  @Test func whatWasLoadedMeanwhileDoesNotUndoAChange() async {
    let store = makeStore(
      favorites: FavoritesClient(
        all: { [.sample(1)] }, save: { _ in try await Task.never() }, remove: { _ in }, close: {}))

    let change = await store.send(.heartTapped(.sample(2))) {
      $0.repositories = [.sample(2)]
      $0.unkept = [2: Change(.sample(2), isFavorite: true)]
    }
    await store.send(.task)
    await store.receive(\.loaded.success) {
      $0.loading.end()
      $0.repositories = [.sample(1), .sample(2)]
    }
    await change.cancel()
  }

  @Test func ofTwoQuickTapsTheLastOneWins() async {
    let removed = LockIsolated<[Int]>([])
    let store = makeStore(
      favorites: FavoritesClient(
        all: { [] }, save: { _ in try await Task.never() },
        remove: { id in removed.withValue { $0.append(id) } }, close: {}))

    await store.send(.heartTapped(.sample(1))) {
      $0.repositories = [.sample(1)]
      $0.unkept = [1: Change(.sample(1), isFavorite: true)]
    }
    await store.send(.heartTapped(.sample(1))) {
      $0.repositories = []
      $0.unkept = [1: Change(.sample(1), isFavorite: false)]
    }
    await store.receive(\.kept) {
      $0.unkept = [:]
      $0.loading.begin()
    }
    #expect(removed.value == [1])
  }

  @Test func whatCannotBeKeptIsUndoneAndSaysWhy() async {
    let error = FavoritesError.full(path: "/f")
    let store = makeStore(
      favorites: FavoritesClient(
        all: { [] }, save: { _ in throw error }, remove: { _ in }, close: {}))

    await store.send(.heartTapped(.sample(1))) {
      $0.repositories = [.sample(1)]
      $0.unkept = [1: Change(.sample(1), isFavorite: true)]
    }
    await store.receive(\.kept) {
      $0.repositories = []
      $0.unkept = [:]
      $0.alert = .notKept(error)
      $0.loading.begin()
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test func aFavoriteThatHasChangedIsBroughtUpToDate() async throws {
    var state = FavoritesFeature.State()
    state.loading.end()
    state.repositories = [.sample(1), .sample(2)]
    let client = FavoritesClient.inMemory([.sample(1), .sample(2)])
    let store = makeStore(state, favorites: client)

    await store.send(.seen([.sample(1, stars: 9), .sample(2), .sample(3)])) {
      $0.repositories = [.sample(1, stars: 9), .sample(2)]
      $0.unkept = [1: Change(.sample(1, stars: 9), isFavorite: true)]
    }
    await store.receive(\.kept) { $0.unkept = [:] }
    #expect(try await client.all() == [.sample(1, stars: 9), .sample(2)])
  }

  @Test func leavingEndsWhenEverythingIsKeptAndTheFileIsLeft() async throws {
    let keptWhenClosed = LockIsolated<[Repository]?>(nil)
    var client = FavoritesClient.inMemory()
    client.close = { [client] in
      let kept = try? await client.all()
      keptWhenClosed.setValue(kept)
    }
    var state = FavoritesFeature.State()
    state.repositories = [.sample(1)]
    state.unkept = [1: Change(.sample(1), isFavorite: true)]
    let store = Store(initialState: state) {
      FavoritesFeature()
    } withDependencies: {
      $0.favorites = client
    }

    await store.send(.leaving).finish()
    #expect(keptWhenClosed.value == [.sample(1)])
    #expect(store.unkept.isEmpty)
  }

  @Test func aRestoredChangeIsSaved() async throws {
    var state = FavoritesFeature.State()
    state.repositories = [.sample(1)]
    state.unkept = [1: Change(.sample(1), isFavorite: true)]
    let kept = try JSONEncoder().encode(state)
    let restored = try JSONDecoder().decode(FavoritesFeature.State.self, from: kept)
    #expect(restored == state)

    let client = FavoritesClient.inMemory()
    let store = makeStore(restored, favorites: client)
    await store.send(.restored)
    await store.receive(\.kept) {
      $0.unkept = [:]
      $0.loading.begin()
    }
    #expect(try await client.all() == [.sample(1)])
  }

  @Test func aDamagedFileIsSaidAndReadAgainOnceItIsMended() async {
    let error = FavoritesError.damaged(path: "/f")
    let answers = LockIsolated<[Result<[Repository], FavoritesError>]>([
      .failure(error), .success([.sample(1)]),
    ])
    let store = makeStore(
      favorites: FavoritesClient(
        all: { try answers.withValue { $0.removeFirst() }.get() }, save: { _ in }, remove: { _ in },
        close: {}))

    await store.send(.task)
    await store.receive(\.loaded.failure) {
      $0.loading.end()
      $0.failure = "\(error)"
    }
    await store.send(.tryAgainTapped) {
      $0.loading.begin()
      $0.failure = nil
    }
    await store.send(.task)
    await store.receive(\.loaded.success) {
      $0.loading.end()
      $0.repositories = [.sample(1)]
    }
  }
}
