import Core

/// Saves a person's favorite repositories.
///
/// Endpoints throw a ``FavoritesError``, and `CancellationError` when the calling task is
/// cancelled. A change that is cancelled before it is saved is not saved.
@DependencyClient
public struct FavoritesClient: Sendable {
  /// Returns all favorites, in the order in which they were first saved.
  public var all: @Sendable () async throws -> [Repository]
  /// Makes a repository a favorite, or updates a favorite without moving it.
  public var save: @Sendable (_ repository: Repository) async throws -> Void
  /// Removes a repository from the favorites, if it is one.
  public var remove: @Sendable (_ id: Repository.ID) async throws -> Void
  /// Closes the file of the favorites, which then holds all of them by itself.
  ///
  /// The next call of another endpoint opens it again.
  public var close: @Sendable () async -> Void
}

extension DependencyValues {
  /// The client that saves favorite repositories.
  public var favorites: FavoritesClient {
    get { self[FavoritesClient.self] }
    set { self[FavoritesClient.self] = newValue }
  }
}
