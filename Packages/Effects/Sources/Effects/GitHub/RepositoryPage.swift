import Foundation

/// One page of an account's repositories, and where the next page is.
public struct RepositoryPage: Hashable, Sendable {
  /// The repositories of this page, sorted by name.
  public var repositories: [Repository]
  /// The place of the next page; nil on the last one.
  public var next: Place?

  /// Creates a page; without a next one it is the last.
  public init(repositories: [Repository], next: Place? = nil) {
    self.repositories = repositories
    self.next = next
  }

  /// Where to load a page from.
  public enum Place: Hashable, Sendable {
    /// The beginning of the account's repositories.
    case first
    /// The URL that the page before gives for it.
    case at(URL)
  }
}
