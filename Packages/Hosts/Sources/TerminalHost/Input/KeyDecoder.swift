/// Turns the bytes of a terminal into input events, however they are split over reads.
///
/// A pure machine: it never waits. While `isWaitingForTimeout`, whoever drives it calls `timeout`
/// if no byte follows soon, because an escape byte may be a key or the start of a sequence, and the
/// end of a paste may have been lost. What terminals report is no input, and is kept apart.
struct KeyDecoder {
  private var pending: [UInt8] = []
  private var skipped: KeyParser.Skipped?
  /// What the terminal has reported since this was last emptied.
  var reports: [TerminalReport] = []
  /// Whether the terminal was asked what it can do, and has not answered all of it.
  var expectsAnswers = false
  /// The bytes of a paste under way.
  private var pasted: [UInt8]?
  /// How many of the pending bytes came together with the first of them.
  private var cameTogether = 0
  /// How many events were found so far.
  private(set) var eventsFound = 0

  /// Whether the pending bytes could be a complete key press, or belong to a paste.
  var isWaitingForTimeout: Bool { waiting != nil }
  var isPasting: Bool { pasted != nil }

  /// What is to be waited for after the last bytes.
  enum Waiting {
    /// The rest of a key.
    case escape
    /// The rest of an answer, which is not told from the escape key yet.
    case answer
    /// The rest of what can be no key.
    case end
    /// The end of a paste.
    case paste
  }

  /// What is waited for; nil if it is nothing.
  var waiting: Waiting? {
    if isPasting { return .paste }
    if skipped != nil { return .end }
    guard pending.first == Byte.escape else { return nil }
    if pending.count > 2, isString(pending) || pending[2] == UInt8(ascii: "?") { return .end }
    return expectsAnswers ? .answer : .escape
  }

  /// Takes bytes and returns the events they complete.
  mutating func consume(_ bytes: [UInt8]) -> [TerminalInput] {
    pending += bytes
    var events: [TerminalInput] = []
    var position = 0
    while position < pending.count {
      if pasted != nil {
        position += takePaste(from: position, into: &events)
        if pasted != nil { break }
        continue
      }
      if let kind = skipped {
        guard let count = skip(kind, from: position) else { break }
        position += count
        continue
      }
      guard case .complete(let count, let event) = KeyParser.step(pending[position...]) else {
        break
      }
      position += count
      eventsFound &+= 1
      switch event {
      case .beginPaste: pasted = []
      case .input(let input): events.append(input)
      case .report(let report): take(report)
      case .beginSkipping(let kind): skipped = kind
      case .nothing: break
      }
    }
    pending.removeFirst(min(position, pending.count))
    if position > 0 || pending.count == bytes.count { cameTogether = pending.count }
    return events
  }

  /// Completes what is pending.
  ///
  /// A lone escape byte is the escape key, one before another byte is that key with Alt, and a
  /// paste ends without its terminator. Keys that were pressed while a string had no end count.
  mutating func timeout() -> [TerminalInput] {
    guard isWaitingForTimeout else { return [] }
    if let text = pasted.map(Self.withoutTerminator) {
      pasted = nil
      return text.isEmpty ? [] : [.paste(String(decoding: text, as: UTF8.self))]
    }
    let bytes = pending
    pending = []
    expectsAnswers = false
    if skipped != nil {
      skipped = nil
      return []
    }
    switch bytes.count {
    case 1: return [.key(.escape)]
    case 2: return [.key(.scalar(Unicode.Scalar(bytes[1])), .alt)]
    // An unfinished sequence has no meaning, so it is dropped.
    default: return isString(bytes) ? keys(afterString: bytes) : []
    }
  }

  private func isString(_ bytes: [UInt8]) -> Bool { bytes[1] == UInt8(ascii: "]") }

  /// What was typed behind the beginning of a string; nothing if that is the colour that was asked
  /// for.
  private func keys(afterString bytes: [UInt8]) -> [TerminalInput] {
    let begin = Array("11;rgb".utf8)
    guard !bytes.dropFirst(2).prefix(begin.count).elementsEqual(begin.prefix(bytes.count - 2))
    else { return [] }
    return bytes.dropFirst(max(2, cameTogether)).map { byte in
      .key(byte == Byte.escape ? .escape : .scalar(Unicode.Scalar(byte)))
    }
  }

  private mutating func take(_ report: TerminalReport) {
    if report == .attributes { expectsAnswers = false }
    // A terminal that never stops is heard for a while only.
    if reports.count < 64 { reports.append(report) }
  }

  /// Returns how many bytes belong to an overlong sequence; nil if that is not known yet.
  private mutating func skip(_ kind: KeyParser.Skipped, from start: Int) -> Int? {
    let rest = pending[start...]
    let last: ClosedRange<UInt8> = kind == .string ? 0x20...0x7E : 0x20...0x3F
    let count = rest.prefix { last.contains($0) }.count
    guard let end = rest.dropFirst(count).first else { return count }
    if kind == .parameters {
      skipped = nil
      return (0x40...0x7E).contains(end) ? count + 1 : count
    }
    if end == Byte.escape {
      guard let after = rest.dropFirst(count + 1).first else { return count > 0 ? count : nil }
      skipped = nil
      return after == UInt8(ascii: "\\") ? count + 2 : count
    }
    skipped = nil
    return end == Byte.bell ? count + 1 : count
  }

  /// Without the beginning of the mark that ends a paste, if a text ends with that.
  private static func withoutTerminator(_ text: [UInt8]) -> ArraySlice<UInt8> {
    let marks = (1..<KeyParser.pasteTerminator.count).map { KeyParser.pasteTerminator.prefix($0) }
    let mark = marks.last { text.suffix($0.count).elementsEqual($0) }
    return text.dropLast(mark?.count ?? 0)
  }

  /// Moves bytes into the paste, and returns how many were taken.
  private mutating func takePaste(from start: Int, into events: inout [TerminalInput]) -> Int {
    let terminator = KeyParser.pasteTerminator
    let before = pasted?.count ?? 0
    pasted?.append(contentsOf: pending[start...])
    guard let all = pasted else { return 0 }
    let searchStart = max(0, before - terminator.count)
    if let end = all[searchStart...].firstRange(ofBytes: terminator) {
      events.append(.paste(String(decoding: all[..<end.lowerBound], as: UTF8.self)))
      pasted = nil
      return end.upperBound - before
    }
    return pending.count - start
  }
}

extension ArraySlice<UInt8> {
  fileprivate func firstRange(ofBytes pattern: [UInt8]) -> Range<Int>? {
    guard count >= pattern.count else { return nil }
    for start in startIndex...(endIndex - pattern.count)
    where self[start] == pattern[0] && self[start..<(start + pattern.count)].elementsEqual(pattern)
    {
      return start..<(start + pattern.count)
    }
    return nil
  }
}
