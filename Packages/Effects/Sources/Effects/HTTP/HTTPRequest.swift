import Foundation

/// One GET request.
struct HTTPRequest: Sendable {
  var url: URL
  /// Values by name; the transport adds `Host` and `Connection`.
  var headers: [String: String]
  /// The largest body that is read, in bytes.
  var limit: Int

  /// The server's name, for error messages.
  var host: String { url.host ?? "" }
  /// The server's name and port, for error messages.
  var authority: String { url.authority ?? host }
}
