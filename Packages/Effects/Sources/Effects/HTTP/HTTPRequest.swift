import Foundation

/// One GET request.
struct HTTPRequest: Sendable {
  var url: URL
  /// The values of headers by name; `Host` and `Connection` are the transport's own.
  var headers: [String: String]
  /// The largest body taken for an answer, in bytes.
  var limit: Int

  /// The server's name, for error messages.
  var host: String { url.host ?? "" }
  /// The server's name and port, for error messages.
  var authority: String { url.authority ?? host }
}
