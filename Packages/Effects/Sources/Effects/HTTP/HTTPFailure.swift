import Core
import Foundation

/// Why a server's whole answer did not arrive.
public enum HTTPFailure: Error, Equatable, Sendable {
  /// The name of the host could not be resolved.
  case hostUnknown(String)
  /// Nothing accepts a connection at this port of the host, whose address is known.
  case cannotConnect(_ hostAndPort: String)
  /// No secure connection could be made, mostly for want of a trusted certificate.
  case notSecure(_ hostAndPort: String)
  /// The whole answer did not arrive within this time.
  case timeout(Duration)
  /// The connection ended, or its data was garbled, before the whole answer had arrived.
  case interrupted
  /// The server redirected the request more often than this.
  case tooManyRedirections(limit: Int)
  /// The answer is not HTTP.
  case notHTTP
  /// The answer is larger than this number of bytes.
  case tooLarge(limit: Int)
}

extension HTTPFailure: CustomStringConvertible, LocalizedError {
  /// What happened and how to fix it, for a person to read.
  public var description: String {
    switch self {
    case .hostUnknown(let host):
      localized(
        """
        The server "\(host)" could not be found. Check your network connection and the spelling of \
        the server's name.
        """)
    case .cannotConnect(let server):
      localized(
        """
        No connection to "\(server)" could be made. Check your network connection, and that the \
        server is running at this address and port.
        """)
    case .notSecure(let server):
      localized(
        """
        No secure connection to "\(server)" could be made, so nothing was sent. Check the server's \
        certificate and this computer's clock.
        """)
    case .timeout(let duration):
      localized("No answer arrived within \(duration). Try again.")
    case .interrupted:
      localized("The answer broke off or got garbled before all of it had arrived. Try again.")
    case .tooManyRedirections(let limit):
      localized(
        """
        The server points from one place to another, more than \(limit) times in a row. Check that \
        the base URL is the right one.
        """)
    case .notHTTP:
      localized("The server's answer is not HTTP. Check the address and port of the base URL.")
    case .tooLarge(let limit):
      localized(
        """
        The server's answer is larger than \(limit / 1024) KiB, so it was not read. Check that the \
        base URL is the right one.
        """)
    }
  }

  /// The same as `description`, for `localizedDescription`.
  public var errorDescription: String? { description }
}
