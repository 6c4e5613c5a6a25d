import Foundation
internal import GRDB

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
