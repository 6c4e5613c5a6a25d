import Core
import Foundation

extension FavoritesClient: DependencyKey {
  /// The favorites among the sample data, in the file that is theirs by default.
  public static let liveValue = FavoritesClient.sqlite(at: .favorites(of: .sample))
}

extension FavoritesClient {
  /// Keeps favorites in a SQLite database.
  ///
  /// The file is opened, and made where there is none, at the first call. It may be used by several
  /// processes at once. Until `close` a part of it lies beside it, in files whose names begin as its
  /// own does; a copy of the file alone is whole only after that.
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
