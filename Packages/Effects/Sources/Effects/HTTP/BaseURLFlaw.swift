/// What is wrong with a base URL.
public enum BaseURLFlaw: Error, Equatable, Sendable {
  /// The text is not a URL.
  case notAURL
  /// The scheme is neither `http` nor `https`.
  case notHTTP
  /// There is no host.
  case noHost
  /// The port is not between 1 and 65535.
  case badPort
  /// There is a user name or a password, neither of which is supported.
  case hasCredentials
  /// There is a fragment, which is never sent to a server.
  case hasFragment
}

extension BaseURLFlaw: CustomStringConvertible {
  /// The flaw as a clause, without a capital and a full stop.
  public var description: String {
    switch self {
    case .notAURL: "it is not a URL"
    case .notHTTP: "it does not begin with http:// or https://"
    case .noHost: "it names no server"
    case .badPort: "its port is not between 1 and 65535"
    case .hasCredentials: "it holds a user name or a password, which are not supported"
    case .hasFragment: "it holds a fragment (#), which is never sent to a server"
    }
  }
}
