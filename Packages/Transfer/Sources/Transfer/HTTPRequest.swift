import Foundation

/// One request, over `http` or `https`.
public struct HTTPRequest: Sendable {
  /// Where to.
  public var url: URL
  /// The method.
  public var method = "GET"
  /// Values by name; the transport adds `Host` and what belongs to the connection.
  public var headers: [String: String]
  /// What is sent with it.
  public var body: Data?
  /// The largest body of an answer that is read as a whole, in bytes.
  public var limit: Int
  /// How many redirections are followed.
  public var redirections = 5
  /// For how many seconds at the most nothing may come; 0 for any time.
  public var patience = 0
  /// Whether the connection may serve other requests as well, before and after and at once.
  ///
  /// Then at most six connections lead to one host; else the request has one of its own.
  public var sharesConnections = false
  /// A file with the certificates that are trusted; nil for those of the system.
  let trust: String?

  /// Makes a request.
  public init(url: URL, headers: [String: String] = [:], limit: Int = .max) {
    (self.url, self.headers, self.limit) = (url, headers, limit)
    trust = Trust.file ?? getenv("SSL_CERT_FILE").map { String(cString: $0) }
  }
}

extension HTTPRequest {
  /// The request that follows when a server redirects this one; nil if it must not.
  ///
  /// The target must be over HTTP, and over HTTPS if this request is. Another server is not told
  /// what was said to this one in confidence.
  func redirected(by head: HTTPHead) -> HTTPRequest? {
    guard let location = head.location,
      let target = URL(string: location, relativeTo: url)?.absoluteURL,
      target.isHTTP, url.scheme?.lowercased() != "https" || target.scheme?.lowercased() == "https"
    else { return nil }
    var next = self
    next.url = target
    if head.status == 303 && method != "HEAD" || head.status < 303 && method == "POST" {
      (next.method, next.body) = ("GET", nil)
      next.headers = next.headers.filter { $0.key.lowercased() != "content-type" }
    }
    if target.server != url.server {
      next.headers = next.headers.filter {
        !["authorization", "cookie"].contains($0.key.lowercased())
      }
    }
    return next
  }

  /// Whether it stays on this machine, where no proxy leads to.
  var isLocal: Bool {
    let host = url.host?.lowercased() ?? ""
    return host == "localhost" || host.hasPrefix("127.") || ["::1", "[::1]"].contains(host)
  }
}

extension URL {
  var isHTTP: Bool {
    ["http", "https"].contains(scheme?.lowercased()) && host?.isEmpty == false
      && port.map { (1...65_535).contains($0) } ?? true
  }

  fileprivate var server: [String] {
    let scheme = scheme?.lowercased() ?? ""
    return [scheme, host?.lowercased() ?? "", "\(port ?? (scheme == "https" ? 443 : 80))"]
  }
}

/// Which servers are believed to be who they say.
enum Trust {
  /// A file with certificates, for tests.
  @TaskLocal static var file: String?
}
