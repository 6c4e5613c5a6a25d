import Foundation

/// What a server has answered.
struct HTTPAnswer: Equatable, Sendable {
  var status: Int
  /// The values of headers by name in small letters; the values of one name are joined by commas.
  var headers: [String: String] = [:]
  /// Empty unless the status is one of success.
  var body: [UInt8] = []

  var isSuccess: Bool { (200..<300).contains(status) }

  /// Such as "text/html"; nil if the server does not say.
  var mediaType: String? {
    headers["content-type"].flatMap { $0.split(separator: ";").first }
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
  }

  /// Where the server points to instead of answering, if it does.
  var location: String? { [301, 302, 303, 307, 308].contains(status) ? headers["location"] : nil }
}
