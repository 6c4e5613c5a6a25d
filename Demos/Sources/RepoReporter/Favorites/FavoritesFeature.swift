import Effects
import Views

/// A person's favorite repositories, saved by the `favorites` client.
///
/// A change shows at once, and an effect saves it. It is `unkept` until that effect ends, so that
/// neither a loading that ends meanwhile nor leaving the app loses it. If the effect fails, the
/// change is undone. A loading that is under way when it ends begins anew, as it may have read
/// what was there before.
@Reducer
public struct FavoritesFeature: Sendable {
  /// A repository that becomes a favorite, or is one no longer.
  public struct Change: Codable, Equatable, Sendable {
    /// The repository as it is to be saved.
    public let repository: Repository
    /// Whether the repository is saved or removed.
    public let isFavorite: Bool

    /// Creates a change, which does nothing by itself.
    public init(_ repository: Repository, isFavorite: Bool) {
      self.repository = repository
      self.isFavorite = isFavorite
    }
  }

  /// The favorites, and what is under way with them.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    private enum CodingKeys: String, CodingKey {
      case _failure = "failure"
      case _loading = "loading"
      case _repositories = "repositories"
      case _unkept = "unkept"
    }

    /// Says why the last change could not be saved; nil once it is closed.
    @Presents public var alert: AlertState<Action.Alert>?
    /// Why the favorites could not be loaded; nil if nothing went wrong.
    public var failure: String?
    /// Whether the favorites are being loaded.
    public var loading = Loading()
    /// The favorites with all changes, whether saved or not.
    public var repositories: IdentifiedArrayOf<Repository> = []
    /// The last change of each repository, as long as it is not known to be saved.
    public var unkept: [Repository.ID: Change] = [:]

    /// Creates the first state, in which the favorites are yet to be loaded.
    public init() {}
  }

  /// What happens to the favorites.
  public enum Action: Sendable {
    /// The alert was closed.
    case alert(PresentationAction<Alert>)
    /// The heart of a repository was tapped, which makes it a favorite or no longer one.
    case heartTapped(Repository)
    /// The effect of a change has ended.
    case kept(Change, Result<Void, any Error>)
    /// Saves what is not saved yet, and closes the file.
    ///
    /// Sent before the app ends, which waits for the effects that follow.
    case leaving
    /// The client has answered with all favorites, or a failure.
    case loaded(Result<[Repository], any Error>)
    /// The person asked to load the favorites again.
    case refreshed
    /// The app is there again after its effects were lost, so changes have yet to be saved.
    case restored
    /// GitHub has sent repositories; favorites among them are updated.
    case seen([Repository])
    /// Loads the favorites, if that is under way.
    case task
    /// The button "Try again" was tapped.
    case tryAgainTapped

    /// What can be chosen in the alert: nothing, it can only be closed.
    public enum Alert: Equatable, Sendable {}
  }

  private enum CancelID { case loading }

  private struct Keeping: Hashable, Sendable {
    let id: Repository.ID
  }

  @Dependency(\.favorites) private var favorites

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Loads the favorites, and shows, saves and undoes changes.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        guard state.loading.isUnderWay else { return .none }
        return .run { send in await send(.loaded(Result { try await favorites.all() })) }
          .cancellable(id: CancelID.loading, cancelInFlight: true)
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
        return state.loading.isUnderWay ? .cancel(id: CancelID.loading) : .none
      case .leaving:
        return .concatenate(
          .merge(state.unkept.values.map(effect)), .run { _ in await favorites.close() })
      case .restored:
        return .merge(state.unkept.values.map(effect))
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

  /// Saves a change.
  ///
  /// It cancels the effect of an earlier change of the same repository, so that the last one wins.
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

  /// Undoes a change that could not be saved.
  ///
  /// Then loads the favorites again to restore their order; so it does if they were being loaded.
  fileprivate mutating func finish(
    _ change: FavoritesFeature.Change, _ result: Result<Void, any Error>
  ) {
    unkept[change.repository.id] = nil
    if case .failure(let error) = result {
      repositories.apply(
        FavoritesFeature.Change(change.repository, isFavorite: !change.isFavorite))
      alert = .notKept(error)
    } else if !loading.isUnderWay {
      return
    }
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
  /// An alert that says why a change could not be saved, in the error's own words.
  public static func notKept(_ reason: any Error) -> Self {
    AlertState {
      TextState("Not kept")
    } actions: {
      ButtonState(role: .cancel) { TextState("OK") }
    } message: {
      TextState(verbatim: "\(reason)")
    }
  }
}
