import CoreArchitecture
import CoreViews
import HTTPTypes
import NIOHTTP1

/// Who a request is from, and whether a page of ours has made it.
struct Access: Sendable {
  /// The name of the cookie that tells browsers apart, and of the one that names the session that
  /// was shown last.
  static let cookie = "browser"
  static let lastCookie = "last"
  /// The name of the cookie that says whether pages are light or dark.
  static let schemeCookie = "scheme"

  let settings: WebSettings

  /// The browser that a cookie names, if it can be one of ours.
  func browser(cookies: [String]) -> String? {
    Self.cookie(Self.cookie, in: cookies).flatMap { Token.isOne($0, bytes: 16) ? $0 : nil }
  }

  private static func scheme(in cookies: [String]) -> ColorScheme? {
    switch cookie(schemeCookie, in: cookies) {
    case "light": .light
    case "dark": .dark
    default: nil
    }
  }

  private static func cookie(_ name: String, in cookies: [String]) -> String? {
    for pair in cookies.joined(separator: ";").split(separator: ";") {
      let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0] == name { return String(parts[1]) }
    }
    return nil
  }

  /// The session that a browser was shown last.
  func lastSession(of request: HTTPRequest) -> String? {
    Self.cookie(Self.lastCookie, in: request.headerFields[values: .cookie])
  }

  /// Whether a page of this server, or of a named origin, has made a request.
  ///
  /// A request that changes something names its origin in every browser; one that does not is
  /// refused.
  func isOurs(origin: String?, host: String?, scheme: String) -> Bool {
    guard let origin else { return false }
    if settings.origins.contains(origin) { return true }
    guard let host else { return false }
    return origin == "\(scheme)://\(host)"
  }

  /// Who may open a socket with a request.
  func visitor(of head: HTTPRequestHead, from peer: String) -> Visitor? {
    let headers = head.headers
    guard
      isOurs(
        origin: headers.first(name: "origin"), host: headers.first(name: "host"),
        scheme: scheme(headers["x-forwarded-proto"], from: peer)),
      let browser = browser(cookies: headers["cookie"])
    else { return nil }
    return Visitor(
      browser: browser, address: address(headers["x-forwarded-for"], from: peer),
      languages: languages(headers.first(name: "accept-language")),
      width: Visitor.width(userAgent: headers.first(name: "user-agent")),
      scheme: Self.scheme(in: headers["cookie"]))
  }

  /// Who asks with a request that has been checked; nil if the browser has no name yet.
  func visitor(of request: HTTPRequest) -> Visitor? {
    browser(of: request).map { visitor(of: request, named: $0) }
  }

  /// Who asks with a request, by a name that its browser has or is about to get.
  func visitor(of request: HTTPRequest, named browser: String) -> Visitor {
    Visitor(
      browser: browser, address: address(of: request), languages: languages(of: request),
      width: Visitor.width(userAgent: request.headerFields[.userAgent]),
      scheme: Self.scheme(in: request.headerFields[values: .cookie]))
  }

  /// What the person behind a request reads.
  func languages(of request: HTTPRequest) -> PreferredLanguages {
    languages(request.headerFields[.acceptLanguage])
  }

  private func languages(_ header: String?) -> PreferredLanguages {
    if let language = settings.language { return PreferredLanguages([language]) }
    return header.map { PreferredLanguages(acceptLanguage: $0) } ?? .ofProcess
  }

  func address(of request: HTTPRequest) -> String { request.headerFields[.forwardedFor] ?? "" }

  func browser(of request: HTTPRequest) -> String? {
    browser(cookies: request.headerFields[values: .cookie])
  }

  func isOurs(_ request: HTTPRequest) -> Bool {
    isOurs(
      origin: request.headerFields[.origin], host: request.authority,
      scheme: request.headerFields[.forwardedProtocol] ?? settings.scheme)
  }

  /// Whether a browser reached us by TLS, so that cookies have to.
  func isSecure(_ request: HTTPRequest) -> Bool {
    request.headerFields[.forwardedProtocol] == "https"
  }
}
