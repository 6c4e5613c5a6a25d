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
  func address(_ forwarded: [String], from peer: String) -> String {
    guard settings.proxies.contains(peer) else { return peer }
    let hops = forwarded.joined(separator: ",").split(separator: ",")
      .map { String($0.filter { $0 != " " }.prefix(64)) }
    return hops.last { !settings.proxies.contains($0) } ?? peer
  }
}

extension HTTPField.Name {
  /// The scheme that a browser has used to reach a proxy.
  static let forwardedProtocol = HTTPField.Name("X-Forwarded-Proto")!
  /// The addresses that a request has come through.
  static let forwardedFor = HTTPField.Name("X-Forwarded-For")!
}
