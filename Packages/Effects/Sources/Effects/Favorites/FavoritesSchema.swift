import Foundation
internal import GRDB

/// The migrations from an empty file to the tables of this version.
///
/// A step that was released is never changed; a new one is appended. The file's `user_version` is
/// the number of steps it has taken. They are taken in one transaction, so that only one of several
/// processes that open a new file makes the tables.
enum FavoritesSchema {
  private static let steps = [
    """
    CREATE TABLE favorite (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      repositoryID INTEGER NOT NULL UNIQUE,
      name TEXT NOT NULL,
      fullName TEXT NOT NULL,
      summary TEXT,
      language TEXT,
      stars INTEGER NOT NULL,
      forks INTEGER NOT NULL,
      pushedAt TEXT,
      url TEXT NOT NULL
    )
    """
  ]

  /// The file has taken steps that this version does not know.
  struct IsNewer: Error {}

  /// Whether the file has steps to take.
  ///
  /// It is written to only then, so that the favorites in a file that is read-only can be shown.
  static func isBehind(_ db: Database) throws -> Bool { try !missingSteps(of: db).isEmpty }

  static func bringUpToDate(_ db: Database) throws {
    for step in try missingSteps(of: db) { try db.execute(sql: step) }
    try db.execute(sql: "PRAGMA user_version = \(steps.count)")
  }

  private static func missingSteps(of db: Database) throws -> ArraySlice<String> {
    let taken = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    guard taken <= steps.count else { throw IsNewer() }
    return steps.dropFirst(taken)
  }
}

/// A row of the table of favorites.
///
/// Its fields are those of the file, so they change only with a step of ``FavoritesSchema``.
struct FavoriteRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "favorite"

  var repositoryID: Int
  var name: String
  var fullName: String
  var summary: String?
  var language: String?
  var stars: Int
  var forks: Int
  var pushedAt: Date?
  var url: URL

  enum Columns {
    static let position = Column("position")
    static let repositoryID = Column(CodingKeys.repositoryID)
  }
}

extension FavoriteRecord {
  init(_ repository: Repository) {
    repositoryID = repository.id
    name = repository.name
    fullName = repository.fullName
    summary = repository.summary
    language = repository.language
    stars = repository.stars
    forks = repository.forks
    pushedAt = repository.pushedAt
    url = repository.url
  }

  var repository: Repository {
    Repository(
      id: repositoryID, name: name, fullName: fullName, summary: summary, language: language,
      stars: stars, forks: forks, pushedAt: pushedAt, url: url)
  }
}
