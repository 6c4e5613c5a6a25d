import Foundation

/// A checked base URL, which makes the URLs of facts.
struct FactEndpoint: Sendable {
  private let base: URLComponents

  init(baseURL: URL) throws(NumbersError) {
    let text = baseURL.absoluteString
    guard let base = URLComponents(url: baseURL, resolvingAgainstBaseURL: true) else {
      throw .badBaseURL(text, .notAURL)
    }
    guard Self.isHTTP(base.scheme) else { throw .badBaseURL(text, .notHTTP) }
    guard base.host?.isEmpty == false else { throw .badBaseURL(text, .noHost) }
    guard Self.isPort(base.port) else { throw .badBaseURL(text, .badPort) }
    guard base.user == nil, base.password == nil else {
      throw .badBaseURL(Self.withoutCredentials(base), .hasCredentials)
    }
    guard base.fragment == nil else { throw .badBaseURL(text, .hasFragment) }
    self.base = base
  }

  /// The URL of the fact about `number`: one step below the base path, the base's query kept.
  func url(for number: Int) throws(NumbersError) -> URL {
    var components = base
    while components.percentEncodedPath.hasSuffix("/") {
      components.percentEncodedPath.removeLast()
    }
    components.percentEncodedPath += "/\(number)"
    guard let url = components.url else { throw .badBaseURL(base.string ?? "", .notAURL) }
    return url
  }

  /// Where a server at `url` points to, nil if that is not followed: it must be over HTTP, and must
  /// not lead from a secure connection to a plain one.
  static func redirection(from url: URL, to location: String) -> URL? {
    guard let target = URL(string: location, relativeTo: url)?.absoluteURL,
      isHTTP(target.scheme), isPort(target.port), target.host?.isEmpty == false
    else { return nil }
    let isLessSecure = url.scheme?.lowercased() == "https" && target.scheme?.lowercased() == "http"
    return isLessSecure ? nil : target
  }

  private static func isPort(_ port: Int?) -> Bool {
    port.map { (1...65_535).contains($0) } ?? true
  }

  private static func isHTTP(_ scheme: String?) -> Bool {
    ["http", "https"].contains(scheme?.lowercased())
  }

  /// The URL as an error may show it, for errors end up in logs.
  private static func withoutCredentials(_ base: URLComponents) -> String {
    var base = base
    base.user = nil
    base.password = nil
    return base.string ?? ""
  }
}
