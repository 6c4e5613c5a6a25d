import Foundation

/// Some of an account's repositories, and where the following ones are.
public struct RepositoryPage: Hashable, Sendable {
  public var repositories: [Repository]
  /// Nil on the last page.
  public var next: Place?

  public init(repositories: [Repository], next: Place? = nil) {
    self.repositories = repositories
    self.next = next
  }

  /// Where a page is.
  public enum Place: Hashable, Sendable {
    case first
    /// Where the page before says that it is.
    case at(URL)
  }
}
