import Core
import Effects

/// A person's favorite repositories, kept by the `favorites` client.
///
/// A change shows at once and is kept by an effect. Until that has ended it is `unkept`, so that
/// neither what was loaded meanwhile nor leaving the app loses it; if it fails, it is undone.
@Reducer
public struct FavoritesFeature: Sendable {
  /// A repository that becomes a favorite, or ceases to be one.
  public struct Change: Equatable, Sendable {
    public let repository: Repository
    public let isFavorite: Bool

    public init(_ repository: Repository, isFavorite: Bool) {
      self.repository = repository
      self.isFavorite = isFavorite
    }
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    @Presents public var alert: AlertState<Action.Alert>?
    public var failure: String?
    public var loading = Loading()
    public var repositories: IdentifiedArrayOf<Repository> = []
    /// The last change of each repository, as long as it is not known to be kept.
    public var unkept: [Repository.ID: Change] = [:]

    public init() {}
  }

  public enum Action: Sendable {
    case alert(PresentationAction<Alert>)
    case heartTapped(Repository)
    case kept(Change, Result<Void, any Error>)
    /// The app is about to end: the effects that follow have ended when everything is kept, and
    /// the file is left.
    case leaving
    case loaded(Result<[Repository], any Error>)
    case refreshed
    /// GitHub has told of repositories, favorites perhaps among them.
    case seen([Repository])
    case task
    case tryAgainTapped

    /// The alert has nothing to choose but to close it.
    public enum Alert: Equatable, Sendable {}
  }

  private struct Keeping: Hashable, Sendable {
    let id: Repository.ID
  }

  @Dependency(\.favorites) private var favorites

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        guard state.loading.isUnderWay else { return .none }
        return .run { send in await send(.loaded(Result { try await favorites.all() })) }
      case .loaded(let result):
        state.take(result)
        return .none
      case .refreshed, .tryAgainTapped:
        state.loading.begin()
        state.failure = nil
        return .none
      case .heartTapped(let repository):
        let isFavorite = state.repositories[id: repository.id] == nil
        return keep(Change(repository, isFavorite: isFavorite), &state)
      case .seen(let repositories):
        let changed = repositories.filter { repository in
          state.repositories[id: repository.id].map { $0 != repository } ?? false
        }
        return .merge(changed.map { keep(Change($0, isFavorite: true), &state) })
      case .kept(let change, let result):
        guard state.unkept[change.repository.id] == change else { return .none }
        state.finish(change, result)
        return .none
      case .leaving:
        return .concatenate(
          .merge(state.unkept.values.map(effect)), .run { _ in await favorites.close() })
      case .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func keep(_ change: Change, _ state: inout State) -> Effect<Action> {
    state.unkept[change.repository.id] = change
    state.repositories.apply(change)
    return effect(of: change)
  }

  /// Cancels what an earlier change of the repository has not done yet, so that the last one wins.
  private func effect(of change: Change) -> Effect<Action> {
    .run { send in
      let result = await Result<Void, any Error> {
        if change.isFavorite {
          try await favorites.save(repository: change.repository)
        } else {
          try await favorites.remove(id: change.repository.id)
        }
      }
      await send(.kept(change, result))
    }
    .cancellable(id: Keeping(id: change.repository.id), cancelInFlight: true)
  }
}

extension FavoritesFeature.State {
  fileprivate mutating func take(_ result: Result<[Repository], any Error>) {
    loading.end()
    switch result {
    case .success(let kept):
      repositories = IdentifiedArray(uniqueElements: kept)
      for change in unkept.values { repositories.apply(change) }
    case .failure(let error):
      failure = "\(error)"
    }
  }

  /// What could not be kept is undone, and loaded anew for where it stood.
  fileprivate mutating func finish(
    _ change: FavoritesFeature.Change, _ result: Result<Void, any Error>
  ) {
    unkept[change.repository.id] = nil
    guard case .failure(let error) = result else { return }
    repositories.apply(
      FavoritesFeature.Change(change.repository, isFavorite: !change.isFavorite))
    alert = .notKept(error)
    loading.begin()
  }
}

extension IdentifiedArrayOf<Repository> {
  fileprivate mutating func apply(_ change: FavoritesFeature.Change) {
    if change.isFavorite {
      updateOrAppend(change.repository)
    } else {
      remove(id: change.repository.id)
    }
  }
}

extension AlertState where Action == FavoritesFeature.Action.Alert {
  public static func notKept(_ reason: any Error) -> Self {
    AlertState {
      TextState("Not kept")
    } actions: {
      ButtonState(role: .cancel) { TextState("OK") }
    } message: {
      TextState("\(reason)")
    }
  }
}
