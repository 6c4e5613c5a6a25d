import CoreViews
import HTTPTypes

/// The cookies of one server in a browser, whose names no other server of the same host has.
///
/// Under TLS their names begin with `__Host-`: a browser takes these from this host alone and only
/// over TLS, so that nobody on the way and no neighbour in the domain can plant one.
struct Cookies {
  /// The cookie that tells browsers apart, the one that proves what a browser was called before,
  /// the one that names the session that was shown last, the one that says whether pages are light
  /// or dark, and the one that tells who has sent a form.
  enum Name: String { case browser, former, last, scheme, acted }

  /// For how many seconds those are kept that outlive the browser.
  static let (day, year) = (86_400, 31_536_000)

  private let prefix: String
  private let port: String
  private let headers: [String]

  /// The cookies of a request to a host, which may end with a port.
  init(_ headers: [String], host: String?, isSecure: Bool) {
    self.headers = headers
    prefix = isSecure ? "__Host-" : ""
    port = host?.split(separator: ":").last.flatMap { Int($0) }.map { "-\($0)" } ?? ""
  }

  func key(_ name: Name) -> String { prefix + name.rawValue + port }

  subscript(name: Name) -> String? {
    let key = key(name)
    for pair in headers.joined(separator: ";").split(separator: ";") {
      let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0] == key { return String(parts[1]) }
    }
    return nil
  }

  /// Whether its pages are light or dark; nil if it has not told.
  var colorScheme: ColorScheme? {
    switch self[.scheme] {
    case "light": .light
    case "dark": .dark
    default: nil
    }
  }

  /// What a browser keeps, for so many seconds or until it ends.
  func field(_ name: Name, _ value: String, seconds: Int? = nil) -> HTTPField {
    let age = seconds.map { "; Max-Age=\($0)" } ?? ""
    let rules = "Path=/; HttpOnly; SameSite=Lax" + (prefix.isEmpty ? "" : "; Secure")
    return HTTPField(name: .setCookie, value: "\(key(name))=\(value)\(age); \(rules)")
  }
}
