import Foundation

extension URL {
  /// The server's name in small letters with the port, also where the URL leaves that to its scheme,
  /// such as "example.org:443"; nil if it names no server.
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
