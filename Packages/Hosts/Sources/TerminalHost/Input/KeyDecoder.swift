/// Turns the bytes of a terminal into input events, however they are split over reads.
///
/// A pure machine: it never waits. While `isWaitingForTimeout`, whoever drives it calls `timeout`
/// if no byte follows soon, because an escape byte may be a key or the start of a sequence, and the
/// end of a paste may have been lost.
struct KeyDecoder {
  private var pending: [UInt8] = []
  /// The bytes of a paste under way.
  private var pasted: [UInt8]?

  /// Whether the pending bytes could be a complete key press, or belong to a paste.
  var isWaitingForTimeout: Bool { isPasting || pending.first == Byte.escape }
  var isPasting: Bool { pasted != nil }

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
      guard case .complete(let count, let event) = KeyParser.step(pending[position...]) else {
        break
      }
      position += count
      switch event {
      case .beginPaste: pasted = []
      case .input(let input): events.append(input)
      case .nothing: break
      }
    }
    pending.removeFirst(min(position, pending.count))
    return events
  }

  /// Completes what is pending.
  ///
  /// A lone escape byte is the escape key, one before another byte is that key with Alt, and a
  /// paste ends without its terminator.
  mutating func timeout() -> [TerminalInput] {
    guard isWaitingForTimeout else { return [] }
    if let text = pasted.map(Self.withoutTerminator) {
      pasted = nil
      return text.isEmpty ? [] : [.paste(String(decoding: text, as: UTF8.self))]
    }
    let bytes = pending
    pending = []
    switch bytes.count {
    case 1: return [.key(.escape)]
    case 2: return [.key(.scalar(Unicode.Scalar(bytes[1])), .alt)]
    // An unfinished sequence has no meaning, so it is dropped.
    default: return []
    }
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
