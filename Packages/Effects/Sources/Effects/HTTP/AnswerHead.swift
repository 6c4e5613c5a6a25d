import Foundation

/// The parts of an HTTP answer's head that are used.
struct AnswerHead: Equatable {
  /// How the end of the body is found.
  enum Framing: Equatable {
    case length(Int)
    case chunks
    case endOfConnection
  }

  var status: Int
  /// Values by name in small letters; several of one name are joined by commas.
  var headers: [String: String] = [:]
  var framing = Framing.endOfConnection

  /// Reads a status line such as `HTTP/1.1 200 OK`; nil if the line is not one.
  init?(statusLine: String) {
    let parts = statusLine.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0].hasPrefix("HTTP/1."), parts[1].utf8.count == 3,
      let status = Int(parts[1]), (100...999).contains(status)
    else { return nil }
    self.status = status
  }

  /// Whether another head follows, as after `103 Early Hints`.
  var isInterim: Bool { (100..<200).contains(status) && status != 101 }

  /// The framing as it holds for the body: with some statuses there is none.
  var bodyFraming: Framing { status < 200 || status == 204 || status == 304 ? .length(0) : framing }

  /// The announced length of the body, if there is one.
  var bodyLength: Int? {
    if case .length(let length) = bodyFraming { length } else { nil }
  }

  /// Reads a header line; false if it is not one, or contradicts an earlier one.
  mutating func take(_ line: String) -> Bool {
    if line.first == " " || line.first == "\t" { return true }
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return false }
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    let name = line[..<colon].lowercased()
    headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    switch name {
    case "transfer-encoding":
      guard value.lowercased().hasPrefix("chunked") else { return false }
      framing = .chunks
    case "content-length" where framing != .chunks:
      guard value.allSatisfy({ ("0"..."9").contains($0) }), let length = Int(value) else {
        return false
      }
      guard framing == .endOfConnection || framing == .length(length) else { return false }
      framing = .length(length)
    default: break
    }
    return true
  }
}
