import CoreArchitecture
import CoreViews
import HTTPTypes
import NIOHTTP1

/// Who a request is from, and whether a page of ours has made it.
struct Access: Sendable {
  let settings: WebSettings

  /// The cookies of a request that has been checked.
  func cookies(of request: HTTPRequest) -> Cookies {
    Cookies(
      request.headerFields[values: .cookie], host: request.authority, isSecure: isSecure(request))
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
    let (host, scheme) = (
      headers.first(name: "host"), scheme(headers["x-forwarded-proto"], from: peer)
    )
    let cookies = Cookies(headers["cookie"], host: host, isSecure: scheme == "https")
    let origins = headers["origin"]
    guard origins.count == 1, isOurs(origin: origins[0], host: host, scheme: scheme),
      let browser = cookies.browser
    else { return nil }
    return Visitor(
      browser: browser, address: address(headers["x-forwarded-for"], from: peer),
      languages: languages(headers.first(name: "accept-language")),
      width: Visitor.width(userAgent: headers.first(name: "user-agent")),
      scheme: cookies.colorScheme)
  }

  /// Who asks with a request that has been checked; nil if the browser has no name yet.
  func visitor(of request: HTTPRequest) -> Visitor? {
    cookies(of: request).browser.map { visitor(of: request, named: $0) }
  }

  /// Who asks with a request, by a name that its browser has or is about to get.
  func visitor(of request: HTTPRequest, named browser: String) -> Visitor {
    Visitor(
      browser: browser, address: address(of: request), languages: languages(of: request),
      width: Visitor.width(userAgent: request.headerFields[.userAgent]),
      scheme: cookies(of: request).colorScheme)
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

  func isOurs(_ request: HTTPRequest) -> Bool {
    isOurs(
      origin: request.headerFields[.origin], host: request.authority,
      scheme: request.headerFields[.forwardedProtocol] ?? settings.scheme)
  }

  /// Whether a request may read what the server counts: one from this machine, or from where the settings
  /// say.
  func mayMeasure(_ request: HTTPRequest) -> Bool {
    let address = address(of: request)
    let named = ["::1"] + settings.metrics
    return address.hasPrefix("127.") || address.isEmpty
      || named.contains { Self.network($0) == address }
  }

  /// Whether a browser asks this machine by a name that other programs share.
  func isAtHome(_ request: HTTPRequest) -> Bool {
    let host = request.authority?.prefix { $0 != ":" } ?? "localhost"
    return host == "localhost" || host.hasSuffix(".localhost") || host.hasPrefix("[")
      || host.allSatisfy { $0.isNumber || $0 == "." }
  }

  /// Whether a browser reached us by TLS, so that cookies have to.
  func isSecure(_ request: HTTPRequest) -> Bool {
    request.headerFields[.forwardedProtocol] == "https"
  }
}
