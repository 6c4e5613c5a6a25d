import Foundation

/// Why nothing could be loaded from GitHub.
public enum GitHubError: Error, Equatable, Sendable {
  /// This base URL cannot be used; the flaw says why.
  case badBaseURL(String, BaseURLFlaw)
  /// This cannot be the name of an account.
  case badAccount(String)
  /// There is no account of this name.
  case accountUnknown(String)
  /// A page after the first is gone, because the list or the account has changed.
  case pageGone
  /// The sample data has no account of this name; its accounts are listed.
  case notInSample(String, accounts: [String])
  /// The server refuses more requests until a time, which is nil if it did not say.
  case rateLimited(until: Date?)
  /// The answer came with an HTTP status other than 200 to 299.
  case status(Int)
  /// The answer's JSON is not what was expected.
  case badJSON(JSONFlaw)
  /// The server says that the next page is on another server, which was not asked.
  case strayPage(host: String)
  /// The whole answer did not arrive.
  case transfer(HTTPFailure)
}
