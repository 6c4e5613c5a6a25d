import Foundation

/// A public repository of a GitHub account.
public struct Repository: Hashable, Identifiable, Sendable {
  /// Identity on its server; it stays when the repository is renamed.
  public var id: Int
  /// The name without the account.
  public var name: String
  /// The account and the name, such as `swiftlang/swift`.
  public var fullName: String
  /// The description that the owner gave it, if any.
  public var summary: String?
  /// The language that most of it is written in; nil if GitHub knows none.
  public var language: String?
  /// How many accounts have starred it.
  public var stars: Int
  /// How many forks it has.
  public var forks: Int
  /// When something was last pushed to it; nil if nothing ever was.
  public var pushedAt: Date?
  /// Its page for people.
  public var url: URL

  /// Creates a repository, for a sample or a test.
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
  /// GitHub's names, so that an error calls a field by its name in the answer.
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

/// One page of an account's repositories, with the cursor of the next page.
public struct RepositoryPage: Hashable, Sendable {
  /// The repositories of this page, sorted by name.
  public var repositories: [Repository]
  /// Where the next page is; nil on the last one.
  public var next: Cursor?

  /// Creates a page; without a next one it is the last.
  public init(repositories: [Repository], next: Cursor? = nil) {
    self.repositories = repositories
    self.next = next
  }

  /// Where to load a page from.
  public enum Cursor: Codable, Hashable, Sendable {
    /// The beginning of the account's repositories.
    case first
    /// The URL that the page before gives for it.
    case at(URL)
  }
}
