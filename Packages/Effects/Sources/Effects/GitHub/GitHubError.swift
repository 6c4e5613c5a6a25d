import Foundation

/// Why GitHub tells nothing.
public enum GitHubError: Error, Equatable, Sendable {
  /// Nothing can be asked at this base URL; the flaw says what is wrong with it.
  case badBaseURL(String, BaseURLFlaw)
  /// This cannot be the name of an account.
  case badAccount(String)
  /// There is no account of this name.
  case accountUnknown(String)
  /// There is no account of this name in the sample data, which has the others.
  case notInSample(String, accounts: [String])
  /// Too many requests came from here; more are answered at this time, if it is known.
  case rateLimited(until: Date?)
  /// The answer came with an HTTP status other than 200 to 299.
  case status(Int)
  /// The answer's JSON is not what was expected.
  case badJSON(JSONFlaw)
  /// The next page is said to be on another server, this one.
  case strayPage(host: String)
  /// No whole answer came.
  case transfer(HTTPFailure)
}
