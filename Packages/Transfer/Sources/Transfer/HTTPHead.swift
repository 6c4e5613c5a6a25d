/// The head of an answer.
public struct HTTPHead: Equatable, Sendable {
  /// The version and the status, such as `HTTP/1.1` and 200.
  public let version: String, status: Int
  /// Values by name in small letters; several of one name are joined by commas.
  public internal(set) var headers: [String: String] = [:]
  /// The names as the server spells them, by those in small letters.
  public internal(set) var spellings: [String: String] = [:]

  /// Whether the status is one of success.
  public var isSuccess: Bool { (200..<300).contains(status) }

  /// Where the server redirects the request to, if it does.
  public var location: String? {
    [301, 302, 303, 307, 308].contains(status) ? headers["location"] : nil
  }

  /// The announced length of the body in bytes, if there is one.
  public var length: Int? {
    headers["transfer-encoding"] == nil ? headers["content-length"].flatMap { Int($0) } : nil
  }

  /// Whether another head follows, as after `103 Early Hints`.
  var isInterim: Bool { (100..<200).contains(status) && status != 101 }
}
