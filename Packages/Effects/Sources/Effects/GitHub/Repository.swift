import Foundation

/// A public repository of a GitHub account.
public struct Repository: Hashable, Identifiable, Sendable {
  public var id: Int
  public var name: String
  /// The name after the account that owns it, such as `swiftlang/swift`.
  public var fullName: String
  public var summary: String?
  /// The language most of it is written in.
  public var language: String?
  public var stars: Int
  public var forks: Int
  /// When something was last pushed to it.
  public var pushedAt: Date?
  public var url: URL

  public init(
    id: Int, name: String, fullName: String, summary: String? = nil, language: String? = nil,
    stars: Int = 0, forks: Int = 0, pushedAt: Date? = nil, url: URL
  ) {
    self.id = id
    self.name = name
    self.fullName = fullName
    self.summary = summary
    self.language = language
    self.stars = stars
    self.forks = forks
    self.pushedAt = pushedAt
    self.url = url
  }
}

extension Repository: Codable {
  /// The names of GitHub, so that an error tells of a field by the name it has in the answer.
  enum CodingKeys: String, CodingKey {
    case id, name, language
    case fullName = "full_name"
    case summary = "description"
    case stars = "stargazers_count"
    case forks = "forks_count"
    case pushedAt = "pushed_at"
    case url = "html_url"
  }
}
