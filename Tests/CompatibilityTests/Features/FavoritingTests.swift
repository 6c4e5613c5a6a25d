import ComposableArchitecture
import Foundation
import Testing

@Reducer
struct Favoriting<ID: Hashable & Sendable> {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    let id: ID
    var isFavorite: Bool
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case buttonTapped
    case response(Result<Bool, any Error>)
    enum Alert: Equatable {}
  }

  let favorite: @Sendable (ID, Bool) async throws -> Bool

  private struct CancelID: Hashable { let id: ID }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alert(.dismiss):
        state.alert = nil
        state.isFavorite.toggle()
        return .none
      case .buttonTapped:
        state.isFavorite.toggle()
        return .run { [id = state.id, isFavorite = state.isFavorite, favorite] send in
          await send(.response(Result { try await favorite(id, isFavorite) }))
        }
        .cancellable(id: CancelID(id: state.id), cancelInFlight: true)
      case let .response(.failure(error)):
        state.alert = AlertState { TextState(error.localizedDescription) }
        return .none
      case let .response(.success(isFavorite)):
        state.isFavorite = isFavorite
        return .none
      }
    }
  }
}

@Reducer
struct Episode {
  @ObservableState
  struct State: Equatable, Identifiable {
    var alert: AlertState<Favoriting<UUID>.Action.Alert>?
    let id: UUID
    var isFavorite: Bool
    let title: String

    var favorite: Favoriting<ID>.State {
      get { .init(alert: self.alert, id: self.id, isFavorite: self.isFavorite) }
      set { (self.alert, self.isFavorite) = (newValue.alert, newValue.isFavorite) }
    }
  }
  enum Action {
    case favorite(Favoriting<UUID>.Action)
  }
  let favorite: @Sendable (UUID, Bool) async throws -> Bool
  var body: some Reducer<State, Action> {
    Scope(state: \.favorite, action: \.favorite) {
      Favoriting(favorite: self.favorite)
    }
  }
}

@Reducer
struct Episodes {
  @ObservableState
  struct State: Equatable {
    var episodes: IdentifiedArrayOf<Episode.State> = []
  }
  enum Action {
    case episodes(IdentifiedActionOf<Episode>)
  }
  var favorite: @Sendable (UUID, Bool) async throws -> Bool
  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
      .forEach(\.episodes, action: \.episodes) {
        Episode(favorite: self.favorite)
      }
  }
}

struct FavoriteError: LocalizedError, Equatable {
  var errorDescription: String? { "Favoriting failed." }
}

@MainActor
struct FavoritingTests {
  let episodes: IdentifiedArrayOf<Episode.State> = [
    Episode.State(id: UUID(0), isFavorite: false, title: "Functions")
  ]

  @Test func favoringIsOptimistic() async {
    let clock = TestClock()
    let store = TestStore(initialState: Episodes.State(episodes: episodes)) {
      Episodes(
        favorite: { _, isFavorite in
          try await clock.sleep(for: .seconds(1))
          return isFavorite
        })
    }
    await store.send(\.episodes[id: UUID(0)].favorite.buttonTapped) {
      $0.episodes[id: UUID(0)]?.isFavorite = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.episodes[id: UUID(0)].favorite.response.success)
  }

  @Test func failureBringsAnAlertAndTurnsBack() async {
    let store = TestStore(initialState: Episodes.State(episodes: episodes)) {
      Episodes(favorite: { _, _ in throw FavoriteError() })
    }
    await store.send(\.episodes[id: UUID(0)].favorite.buttonTapped) {
      $0.episodes[id: UUID(0)]?.isFavorite = true
    }
    await store.receive(\.episodes[id: UUID(0)].favorite.response.failure) {
      $0.episodes[id: UUID(0)]?.alert = AlertState { TextState("Favoriting failed.") }
    }
    await store.send(\.episodes[id: UUID(0)].favorite.alert.dismiss) {
      $0.episodes[id: UUID(0)]?.alert = nil
      $0.episodes[id: UUID(0)]?.isFavorite = false
    }
  }
}
