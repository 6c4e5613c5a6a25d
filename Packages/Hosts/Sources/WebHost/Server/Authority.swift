import Glibc
import NIOHTTP1

/// Whom a request is for: a host, which may have a port.
enum Authority {
  /// Whether a text names one: a name, an address of IPv4, or one of IPv6 in brackets.
  static func isOne(_ text: some StringProtocol) -> Bool {
    let end = text.hasPrefix("[") ? text.firstIndex(of: "]").map { text.index(after: $0) } : nil
    let host = text[..<(end ?? text.firstIndex(of: ":") ?? text.endIndex)]
    let port = text[host.endIndex...]
    let isPort = port.isEmpty || (port.first == ":" && isNumber(port.dropFirst()))
    return isPort && (end == nil ? isName(host) : isAddress(host.dropFirst().dropLast()))
  }

  private static func isNumber(_ port: some StringProtocol) -> Bool {
    port.isEmpty || port.utf8.allSatisfy { (0x30...0x39).contains($0) } && UInt16(port) != nil
  }

  private static func isName(_ host: some StringProtocol) -> Bool {
    !host.isEmpty
      && host.utf8.allSatisfy { byte in
        switch Character(Unicode.Scalar(byte)) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "%": true
        case "!", "$", "&", "'", "(", ")", "*", "+", ";", "=": true
        default: false
        }
      }
  }

  private static func isAddress(_ host: some StringProtocol) -> Bool {
    var bytes = in6_addr()
    return inet_pton(AF_INET6, String(host), &bytes) == 1
  }
}

extension HTTPRequestHead {
  /// The request with a path for its target and the host that it names; nil if the target is none.
  func resolved() -> HTTPRequestHead? {
    guard !uri.utf8.contains(where: { "\"<>#".utf8.contains($0) }) else { return nil }
    guard uri.first != "/", method != .CONNECT else { return self }
    if uri == "*" { return method == .OPTIONS ? self : nil }
    let scheme = uri.prefix { $0 != "/" }
    guard ["http:", "https:"].contains(scheme.lowercased()) else { return nil }
    let rest = uri.dropFirst(scheme.count)
    guard rest.hasPrefix("//") else { return nil }
    let authority = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" }
    guard Authority.isOne(authority) else { return nil }
    var resolved = self
    let path = rest[authority.endIndex...]
    resolved.uri = path.hasPrefix("/") ? String(path) : "/\(path)"
    resolved.headers.replaceOrAdd(name: "host", value: String(authority))
    return resolved
  }
}
