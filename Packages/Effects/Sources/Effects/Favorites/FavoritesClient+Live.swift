import Core
import Foundation

extension FavoritesClient: DependencyKey {
  /// The favorites among the sample data, in their default file.
  public static let liveValue = FavoritesClient.sqlite(at: .favorites(of: .sample))
}

extension FavoritesClient {
  /// Returns a client that saves favorites in a SQLite database.
  ///
  /// The first call opens the file, and creates it if there is none. Several processes may use it
  /// at once. Until `close`, a part of the data is in files beside it whose names begin with its
  /// own, so copy the file alone only after that.
  public static func sqlite(at file: URL) -> Self {
    let database = FavoritesDatabase(file: file)
    return Self(
      all: { try await database.all() },
      save: { try await database.save($0) },
      remove: { try await database.remove($0) },
      close: { await database.close() }
    )
  }
}
