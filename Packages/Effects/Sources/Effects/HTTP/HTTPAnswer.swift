import Foundation

/// A server's answer to one request.
struct HTTPAnswer: Equatable, Sendable {
  var status: Int
  /// Values by name in small letters; several of one name are joined by commas.
  var headers: [String: String] = [:]
  /// The body, which is read only if the status is one of success; empty otherwise.
  var body: [UInt8] = []

  var isSuccess: Bool { (200..<300).contains(status) }

  /// The media type in small letters, such as "text/html"; nil if the server does not say.
  var mediaType: String? {
    headers["content-type"].flatMap { $0.split(separator: ";").first }
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
  }

  /// Where the server redirects the request to, if it does.
  var location: String? { [301, 302, 303, 307, 308].contains(status) ? headers["location"] : nil }
}
