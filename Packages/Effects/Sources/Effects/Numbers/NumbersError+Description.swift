import Core
import Foundation

extension NumbersError: CustomStringConvertible, LocalizedError {
  /// What happened and how to fix it, for a person to read.
  public var description: String {
    switch self {
    case .badBaseURL(let text, let flaw):
      """
      "\(text)" cannot be asked for number facts: \(flaw). Use "embedded" for the facts that need \
      no network, or a base URL such as http://numbersapi.com.
      """
    case .hostUnknown(let host): HTTPFailure.hostUnknown(host).description
    case .cannotConnect(let server): HTTPFailure.cannotConnect(server).description
    case .notSecure(let server): HTTPFailure.notSecure(server).description
    case .tooManyRedirections(let limit):
      HTTPFailure.tooManyRedirections(limit: limit).description
    case .notHTTP: HTTPFailure.notHTTP.description
    case .timeout(let duration):
      localized("No fact arrived within \(duration). Try again, or use another server.")
    case .interrupted:
      localized("The answer broke off or got garbled before the whole fact had arrived. Try again.")
    case .status(let status): Self.text(for: status)
    case .wrongType(let type):
      localized(
        """
        The server's answer is of the type \(type) instead of a plain sentence. Check that the \
        base URL leads to number facts.
        """)
    case .notUTF8:
      localized(
        "The server's answer is not text in UTF-8. Check that the base URL leads to number facts.")
    case .empty:
      localized("The server's answer is empty. Try another number, or use another server.")
    case .tooLarge(let limit):
      localized(
        """
        The server's answer is larger than \(limit / 1024) KiB, too large for a fact. Check that \
        the base URL leads to number facts.
        """)
    }
  }

  /// The same as `description`, for `localizedDescription`.
  public var errorDescription: String? { description }

  private static func text(for status: Int) -> String {
    localized("The server answered with status \(status) instead of a fact. \(advice(for: status))")
  }

  private static func advice(for status: Int) -> String {
    switch status {
    case 300..<400: localized("It points elsewhere; use the URL it points to as the base URL.")
    case 401, 403, 407: localized("It wants a permission you do not have; use another server.")
    case 404, 410:
      localized("It may know nothing about this number; if no number works, check the base URL.")
    case 429: localized("It gets too many requests; wait a while, then try again.")
    case 500...: localized("The failure is on the server's side; try again later.")
    default: localized("Check that the base URL leads to number facts.")
    }
  }
}
