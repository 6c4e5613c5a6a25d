/// Parses an HTTP/1 answer as its bytes arrive: a pure machine without input or output.
struct AnswerParser {
  enum Event: Equatable {
    case head(AnswerHead)
    case body([UInt8])
    case end
  }

  private enum Phase {
    case statusLine
    case headers(AnswerHead)
    case body(left: Int)
    case bodyUpToEndOfConnection
    case chunkSize
    case chunk(left: Int)
    case chunkEnd
    case trailers
    case ended
  }

  /// The most bytes that all lines of an answer may have together.
  private static let lineLimit = 64 * 1024

  private var phase = Phase.statusLine
  private var line: [UInt8] = []
  private var lineBytes = 0

  /// Parses more bytes; throws when they are not HTTP.
  mutating func receive(_ bytes: [UInt8]) throws(TransferFailure) -> [Event] {
    var rest = bytes[...]
    var events: [Event] = []
    while !rest.isEmpty {
      switch phase {
      case .ended: return events
      case .bodyUpToEndOfConnection:
        events.append(.body(Array(rest)))
        rest = []
      case .body(let left):
        let part = rest.prefix(left)
        rest = rest.dropFirst(left)
        events.append(.body(Array(part)))
        phase = .body(left: left - part.count)
        if part.count == left { end(&events) }
      case .chunk(let left):
        let part = rest.prefix(left)
        rest = rest.dropFirst(left)
        events.append(.body(Array(part)))
        phase = part.count == left ? .chunkEnd : .chunk(left: left - part.count)
      default:
        guard let line = try takeLine(from: &rest) else { return events }
        try read(line, &events)
      }
    }
    return events
  }

  /// Called when the connection has ended; throws if that is too early.
  mutating func receiveEnd() throws(TransferFailure) -> [Event] {
    switch phase {
    case .ended: return []
    case .bodyUpToEndOfConnection:
      phase = .ended
      return [.end]
    default: throw .interrupted
    }
  }

  /// The next whole line without its end; nil if the rest has yet to arrive.
  private mutating func takeLine(
    from rest: inout ArraySlice<UInt8>
  ) throws(TransferFailure) -> String? {
    let end = rest.firstIndex(of: UInt8(ascii: "\n"))
    let part = rest[..<(end ?? rest.endIndex)]
    rest = end.map { rest[($0 + 1)...] } ?? []
    line += part
    lineBytes += part.count + 1
    if case .statusLine = phase, !"HTTP/1.".utf8.starts(with: line.prefix(7)) { throw .notHTTP }
    guard lineBytes <= Self.lineLimit else { throw .notHTTP }
    guard end != nil else { return nil }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    defer { line = [] }
    return String(decoding: line, as: UTF8.self)
  }

  private mutating func read(_ line: String, _ events: inout [Event]) throws(TransferFailure) {
    switch phase {
    case .statusLine:
      guard let head = AnswerHead(statusLine: line) else { throw .notHTTP }
      phase = .headers(head)
    case .headers(var head) where !line.isEmpty:
      guard head.take(line) else { throw .notHTTP }
      phase = .headers(head)
    case .headers(let head):
      endHead(head, &events)
    case .chunkSize:
      let digits = line.prefix { $0 != ";" && $0 != " " }
      guard digits.allSatisfy(\.isHexDigit), let size = Int(digits, radix: 16) else {
        throw .notHTTP
      }
      phase = size == 0 ? .trailers : .chunk(left: size)
    case .chunkEnd:
      guard line.isEmpty else { throw .notHTTP }
      phase = .chunkSize
    case .trailers:
      if line.isEmpty { end(&events) }
    case .body, .bodyUpToEndOfConnection, .chunk, .ended: break
    }
  }

  private mutating func endHead(_ head: AnswerHead, _ events: inout [Event]) {
    if head.isInterim {
      phase = .statusLine
      return
    }
    events.append(.head(head))
    switch head.bodyFraming {
    case .length(0): end(&events)
    case .length(let length): phase = .body(left: length)
    case .chunks: phase = .chunkSize
    case .endOfConnection: phase = .bodyUpToEndOfConnection
    }
  }

  private mutating func end(_ events: inout [Event]) {
    phase = .ended
    events.append(.end)
  }
}
