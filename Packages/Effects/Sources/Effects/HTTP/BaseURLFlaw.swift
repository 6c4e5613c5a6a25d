/// What is wrong with a base URL.
public enum BaseURLFlaw: Error, Equatable, Sendable {
  case notAURL
  case notHTTP
  case noHost
  case badPort
  case hasCredentials
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
