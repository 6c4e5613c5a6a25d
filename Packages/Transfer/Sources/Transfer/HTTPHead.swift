import Foundation

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

/// Reads the head of an answer line by line.
///
/// It is stricter than libcurl, which lets pass what one reader understands as two answers and
/// another as one.
struct HeadReader {
  /// The most bytes that all lines of an answer may have together.
  private static let limit = 64 * 1024

  /// The head that is being read or, after its last line, was read.
  private(set) var head: HTTPHead?
  private(set) var isComplete = false
  private var count = 0

  /// Reads the next line; false if it is not HTTP.
  mutating func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    count += bytes.count
    guard count <= Self.limit else { return false }
    // What comes now are trailers.
    if isComplete { return true }
    var line = String(decoding: bytes, as: UTF8.self)
    if line.last?.isNewline == true { line.removeLast() }
    guard !line.utf8.contains(where: { $0 == 0 || $0 == 0x0D }) else { return false }
    guard head != nil else {
      head = HTTPHead(statusLine: line)
      return head != nil
    }
    guard line.isEmpty else { return head?.take(line) == true }
    if head?.isInterim == true { head = nil } else { isComplete = true }
    return true
  }
}

extension HTTPHead {
  /// Reads a status line such as `HTTP/1.1 200 OK`; nil if the line is not one.
  fileprivate init?(statusLine: String) {
    let parts = statusLine.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0].hasPrefix("HTTP/"), parts[1].utf8.count == 3,
      let status = Int(parts[1]), (100...999).contains(status)
    else { return nil }
    (version, self.status) = (String(parts[0]), status)
  }

  /// Reads a header line; false if it is not one, or contradicts an earlier one.
  fileprivate mutating func take(_ line: String) -> Bool {
    if line.first == " " || line.first == "\t" { return true }
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return false }
    let spelling = String(line[..<colon])
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    let name = spelling.lowercased()
    let earlier = headers[name]
    switch name {
    case "transfer-encoding":
      guard earlier == nil, value.lowercased() == "chunked" else { return false }
    case "content-length":
      guard earlier == nil || earlier == value, !value.isEmpty, Int(value) != nil,
        value.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      else { return false }
    default: break
    }
    let isRepeated = name == "content-length"
    headers[name] = isRepeated ? value : earlier.map { "\($0), \(value)" } ?? value
    spellings[name] = spellings[name] ?? spelling
    return true
  }
}
