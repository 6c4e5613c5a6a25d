import Core
import Foundation

/// Why there is no fact about a number.
public enum NumbersError: Error, Equatable, Sendable {
  /// This base URL cannot be used; the flaw says why.
  case badBaseURL(String, BaseURLError)
  /// The name of the host could not be resolved.
  case hostUnknown(String)
  /// Nothing accepts a connection at this port of the host, whose address is known.
  case cannotConnect(_ hostAndPort: String)
  /// No secure connection could be made, mostly for want of a trusted certificate.
  case notSecure(_ hostAndPort: String)
  /// The whole fact did not arrive within this time.
  case timeout(Duration)
  /// The connection ended, or its data was garbled, before the whole fact had arrived.
  case interrupted
  /// The server redirected the request more often than this.
  case tooManyRedirections(limit: Int)
  /// The answer is not HTTP.
  case notHTTP
  /// The answer came with an HTTP status other than 200 to 299.
  case status(Int)
  /// The answer is of this media type, which facts do not have.
  case wrongType(String)
  /// The answer is not text in UTF-8.
  case notUTF8
  /// The answer holds nothing but white space.
  case empty
  /// The answer is larger than this number of bytes.
  case tooLarge(limit: Int)
}

extension NumbersError {
  init(_ failure: HTTPFailure) {
    self =
      switch failure {
      case .hostUnknown(let host): .hostUnknown(host)
      case .cannotConnect(let server): .cannotConnect(server)
      case .notSecure(let server): .notSecure(server)
      case .timeout(let duration): .timeout(duration)
      case .interrupted: .interrupted
      case .tooManyRedirections(let limit): .tooManyRedirections(limit: limit)
      case .notHTTP: .notHTTP
      case .tooLarge(let limit): .tooLarge(limit: limit)
      }
  }
}

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
