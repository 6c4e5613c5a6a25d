import Foundation

/// The person or organization that a GitHub account belongs to.
public struct GitHubUser: Hashable, Sendable {
  /// The name of the account.
  public var login: String
  /// The name of the person or organization, if given.
  public var name: String?
  /// A few words about themselves, if given.
  public var bio: String?
  /// The place they say they are in, if given.
  public var location: String?
  /// How many public repositories the account has.
  public var publicRepositories: Int
  /// How many accounts follow this one.
  public var followers: Int
  /// How many accounts this one follows.
  public var following: Int
  /// When the account was created.
  public var createdAt: Date
  /// The account's page for people.
  public var url: URL

  /// Creates a user, for a sample or a test.
  public init(
    login: String, name: String? = nil, bio: String? = nil, location: String? = nil,
    publicRepositories: Int = 0, followers: Int = 0, following: Int = 0, createdAt: Date, url: URL
  ) {
    self.login = login
    self.name = name
    self.bio = bio
    self.location = location
    self.publicRepositories = publicRepositories
    self.followers = followers
    self.following = following
    self.createdAt = createdAt
    self.url = url
  }
}

extension GitHubUser: Codable {
  /// GitHub's names, so that an error calls a field by its name in the answer.
  enum CodingKeys: String, CodingKey {
    case login, name, bio, location, followers, following
    case publicRepositories = "public_repos"
    case createdAt = "created_at"
    case url = "html_url"
  }
}
