import Effects
import Foundation

extension Repository {
  static func sample(_ id: Int, stars: Int = 3) -> Self {
    Repository(
      id: id, name: "r\(id)", fullName: "wimes/r\(id)", language: "Swift", stars: stars,
      url: URL(filePath: "/wimes/r\(id)"))
  }
}

extension RepositoryPage.Cursor {
  static let second = Self.at(URL(filePath: "/2"))
}

extension GitHubUser {
  static func sample(_ login: String) -> Self {
    GitHubUser(
      login: login, publicRepositories: 3, followers: 1,
      createdAt: Date(timeIntervalSince1970: 1_554_120_000), url: URL(filePath: "/wimes"))
  }
}
