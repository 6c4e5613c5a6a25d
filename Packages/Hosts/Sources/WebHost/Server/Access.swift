import CoreArchitecture
import Glibc
import HTTPTypes

/// Who a request is from, and whether a page of ours has made it.
struct Access: Sendable {
  let settings: WebSettings
  /// What signs the names of browsers.
  let keys: CookieKeys

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

  /// What the person behind a request reads.
  func languages(of request: HTTPRequest) -> PreferredLanguages {
    languages(request.headerFields[.acceptLanguage])
  }

  func languages(_ header: String?) -> PreferredLanguages {
    if let language = settings.language { return PreferredLanguages([language]) }
    return header.map { PreferredLanguages(acceptLanguage: $0) } ?? .ofProcess
  }

  func address(of request: HTTPRequest) -> String { request.headerFields[.forwardedFor] ?? "" }

  func isOurs(_ request: HTTPRequest) -> Bool {
    isOurs(
      origin: request.headerFields[.origin], host: request.authority,
      scheme: request.headerFields[.forwardedProtocol] ?? settings.scheme)
  }

  /// Whether a request may read what the server counts: one from this machine, or from where the
  /// settings say.
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

extension Access {
  /// A request without what only a proxy may say, unless it comes from a named one.
  ///
  /// `X-Forwarded-For` then holds one address: where the browser is.
  func checked(_ request: HTTPRequest, from peer: String) -> HTTPRequest {
    var request = request
    let headers = request.headerFields
    request.headerFields[.forwardedProtocol] = scheme(
      headers[values: .forwardedProtocol], from: peer)
    request.headerFields[.forwardedFor] = address(headers[values: .forwardedFor], from: peer)
    return request
  }

  /// The scheme that a browser has used.
  func scheme(_ forwarded: [String], from peer: String) -> String {
    settings.proxies.contains(peer) ? forwarded.last ?? settings.scheme : settings.scheme
  }

  /// The address of a browser: the last one that is no proxy's.
  ///
  /// Of IPv6 it is the network, as each subscriber has one for himself.
  func address(_ forwarded: [String], from peer: String) -> String {
    guard settings.proxies.contains(peer) else { return Self.network(peer) }
    let hops = forwarded.joined(separator: ",").split(separator: ",")
      .map { String($0.filter { $0 != " " }.prefix(64)) }
    return Self.network(hops.last { !settings.proxies.contains($0) } ?? peer)
  }

  /// The first 64 bits of an address of IPv6, and any other as it is.
  static func network(_ address: String) -> String {
    var bytes = in6_addr()
    guard inet_pton(AF_INET6, address, &bytes) == 1 else { return address }
    return withUnsafeBytes(of: &bytes) { bytes in
      // An address of IPv4 within one of IPv6.
      if bytes.prefix(12).elementsEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]) {
        return bytes.suffix(4).map { "\($0)" }.joined(separator: ".")
      }
      let groups = bytes.bindMemory(to: UInt16.self).prefix(4)
      return groups.map { String($0.bigEndian, radix: 16) }.joined(separator: ":") + "::/64"
    }
  }
}

extension HTTPField.Name {
  /// The scheme that a browser has used to reach a proxy.
  static let forwardedProtocol = HTTPField.Name("X-Forwarded-Proto")!
  /// The addresses that a request has come through.
  static let forwardedFor = HTTPField.Name("X-Forwarded-For")!
}
