import Foundation

/// A checked base URL, to whose path a service's URLs append.
struct BaseURL: Sendable {
  private let base: URLComponents

  init(_ url: URL) throws(BaseURLError) {
    guard let base = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      throw .notAURL
    }
    guard Self.isHTTP(base.scheme) else { throw .notHTTP }
    guard base.host?.isEmpty == false else { throw .noHost }
    guard Self.isPort(base.port) else { throw .badPort }
    guard base.user == nil, base.password == nil else { throw .hasCredentials }
    guard base.fragment == nil else { throw .hasFragment }
    self.base = base
  }

  /// Appends steps to the base path, and query items to the base's own.
  func url(below steps: [String], query: [URLQueryItem] = []) throws(Unusable) -> URL {
    var components = base
    var path = components.percentEncodedPath
    while path.hasSuffix("/") { path.removeLast() }
    for step in steps {
      guard let step = step.addingPercentEncoding(withAllowedCharacters: .urlPathStep) else {
        throw Unusable(text: step)
      }
      path += "/\(step)"
    }
    components.percentEncodedPath = path
    if !query.isEmpty { components.queryItems = (components.queryItems ?? []) + query }
    guard let url = components.url else { throw Unusable(text: base.string ?? "") }
    return url
  }

  /// Whether a URL has the same scheme, host and port.
  func isSameServer(as url: URL) -> Bool {
    url.scheme?.lowercased() == base.scheme?.lowercased() && url.authority == base.url?.authority
  }

  private static func isPort(_ port: Int?) -> Bool {
    port.map { (1...65_535).contains($0) } ?? true
  }

  private static func isHTTP(_ scheme: String?) -> Bool {
    ["http", "https"].contains(scheme?.lowercased())
  }
}

extension BaseURL {
  /// The error for a URL that cannot be a base URL.
  struct Unusable: Error {
    /// The URL without user name and password, because errors end up in logs.
    let text: String
    let flaw: BaseURLError

    init(_ url: URL, _ flaw: BaseURLError) {
      self.flaw = flaw
      var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
      components?.user = nil
      components?.password = nil
      let shown = flaw == .hasCredentials ? components?.string ?? "" : url.absoluteString
      text = ShownText(shown).description
    }

    init(text: String) {
      self.text = ShownText(text).description
      flaw = .notAURL
    }
  }

  init(checking url: URL) throws(Unusable) {
    do throws(BaseURLError) {
      self = try BaseURL(url)
    } catch {
      throw Unusable(url, error)
    }
  }

  /// Reads a URL and checks it.
  static func url(from text: String) throws(Unusable) -> URL {
    guard let url = URL(string: text) else { throw Unusable(text: text) }
    _ = try BaseURL(checking: url)
    return url
  }
}

extension CharacterSet {
  fileprivate static let urlPathStep = CharacterSet.urlPathAllowed.subtracting(
    CharacterSet(charactersIn: "/;"))
}

/// What is wrong with a base URL.
public enum BaseURLError: Error, Equatable, Sendable {
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

extension BaseURLError: CustomStringConvertible {
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

extension URL {
  /// The host in small letters and the port, such as "example.org:443"; nil without a host.
  ///
  /// The port is there even if the URL leaves it to the scheme.
  var authority: String? {
    let parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    guard let host = parts?.encodedHost?.lowercased(), !host.isEmpty else { return nil }
    guard let port = parts?.port ?? defaultPort else { return host }
    return "\(host):\(port)"
  }

  private var defaultPort: Int? {
    switch scheme?.lowercased() {
    case "http": 80
    case "https": 443
    default: nil
    }
  }
}
