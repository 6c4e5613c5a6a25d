import Core
import Foundation

/// Why nothing could be loaded from GitHub.
public enum GitHubError: Error, Equatable, Sendable {
  /// This base URL cannot be used; the flaw says why.
  case badBaseURL(String, BaseURLError)
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
  case badJSON(JSONError)
  /// The server says that the next page is on another server, which was not asked.
  case strayPage(host: String)
  /// The whole answer did not arrive.
  case transfer(HTTPFailure)
}

extension GitHubError: CustomStringConvertible, LocalizedError {
  /// What happened and how to fix it, for a person to read.
  public var description: String {
    switch self {
    case .badBaseURL(let text, let flaw):
      """
      "\(text)" cannot be asked for repositories: \(flaw). Use "sample" for the data that needs no \
      network, or a base URL such as https://api.github.com.
      """
    case .badAccount(let text):
      localized(
        """
        "\(ShownText(text))" cannot be the name of an account. Use 1 to 39 letters, digits, \
        hyphens and underscores.
        """)
    case .accountUnknown(let account):
      localized("There is no account \"\(account)\" on GitHub. Check its spelling.")
    case .pageGone:
      localized(
        """
        The next page of the list is gone: the list or the account has changed. Try again to load \
        it from its beginning.
        """)
    case .notInSample(let account, let accounts):
      localized(
        """
        There is no account "\(account)" in the sample data, which has \
        \(accounts.map { "\"\($0)\"" }.phrase). To ask GitHub itself, start with \
        GITHUB=https://api.github.com.
        """)
    case .rateLimited(let date):
      localized(
        """
        GitHub answers only so many requests an hour from one address, and this one has used them \
        up. \(Self.advice(after: date))
        """)
    case .status(let status):
      localized("The server answered with status \(status). \(Self.advice(for: status))")
    case .badJSON(let flaw):
      localized(
        """
        The server's answer cannot be used: \(flaw). Check that GITHUB is the base URL of GitHub's \
        API, such as https://api.github.com.
        """)
    case .strayPage(let host):
      localized(
        """
        The server says that the next page is on another one, "\(host)", which was not asked. To \
        ask that one, start with its base URL.
        """)
    case .transfer(let failure): failure.description
    }
  }

  /// The same as `description`, for `localizedDescription`.
  public var errorDescription: String? { description }

  private static func advice(after date: Date?) -> String {
    date.map { localized("Try again after \($0.inUTC).") } ?? localized("Try again in an hour.")
  }

  private static func advice(for status: Int) -> String {
    switch status {
    case 300..<400: localized("It points elsewhere; use the URL it points to as the base URL.")
    case 401, 403, 407:
      localized("It wants a permission you do not have; use another account or server.")
    case 404, 410: localized("Check that GITHUB is the base URL of GitHub's API.")
    case 500...: localized("The failure is on the server's side; try again later.")
    default: localized("Check that GITHUB is the base URL of GitHub's API.")
    }
  }
}

extension Date {
  /// The time such as "14:05 UTC on 21 November 2026".
  fileprivate var inUTC: String {
    formatted(
      Date.VerbatimFormatStyle(
        format: """
          \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\
          \(minute: .twoDigits) UTC on \(day: .defaultDigits) \(month: .wide) \
          \(year: .defaultDigits)
          """,
        locale: Locale(identifier: "en_US"), timeZone: .gmt,
        calendar: Calendar(identifier: .gregorian)))
  }
}
