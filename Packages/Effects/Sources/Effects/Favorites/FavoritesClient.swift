import Core

/// Keeps a person's favorite repositories.
///
/// Endpoints throw a ``FavoritesError``, and `CancellationError` when the calling task is cancelled;
/// what was cancelled before it was kept is not kept.
@DependencyClient
public struct FavoritesClient: Sendable {
  /// Returns all favorites, in the order in which they became ones.
  public var all: @Sendable () async throws -> [Repository]
  /// Makes a repository a favorite, or brings a favorite up to date where it stands.
  public var save: @Sendable (_ repository: Repository) async throws -> Void
  /// Makes a repository a favorite no more; it need not be one.
  public var remove: @Sendable (_ id: Repository.ID) async throws -> Void
  /// Leaves the file in which favorites are kept, so that it holds all of them by itself; the next
  /// use goes back to it.
  public var close: @Sendable () async -> Void
}

extension DependencyValues {
  /// The client that keeps favorite repositories.
  public var favorites: FavoritesClient {
    get { self[FavoritesClient.self] }
    set { self[FavoritesClient.self] = newValue }
  }
}
