import Glibc
import HTTPTypes

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
