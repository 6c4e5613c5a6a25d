import Foundation

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
