import Foundation

extension URL {
  /// The host in small letters and the port, such as "example.org:443"; nil without a host.
  ///
  /// The port is there even if the URL leaves it to the scheme.
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
