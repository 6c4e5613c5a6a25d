import Foundation

/// Whom a GitHub account belongs to, a person or an organization.
public struct GitHubUser: Hashable, Sendable {
  public var login: String
  public var name: String?
  public var bio: String?
  public var location: String?
  public var publicRepositories: Int
  public var followers: Int
  public var following: Int
  public var createdAt: Date
  public var url: URL

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
  /// The names of GitHub, so that an error tells of a field by the name it has in the answer.
  enum CodingKeys: String, CodingKey {
    case login, name, bio, location, followers, following
    case publicRepositories = "public_repos"
    case createdAt = "created_at"
    case url = "html_url"
  }
}
