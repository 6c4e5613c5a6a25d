/// Parses one event at the beginning of a run of bytes.
enum KeyParser {
  enum Step: Equatable {
    /// More bytes are needed.
    case incomplete
    case complete(count: Int, Event)
  }

  enum Event: Equatable {
    case input(TerminalInput)
    case beginPaste
    case report(TerminalReport)
    /// A sequence that is longer than any with a meaning, whose rest is still to come.
    case beginSkipping(Skipped)
    /// Bytes without a meaning for the host.
    case nothing
  }

  /// What the rest of an overlong sequence consists of.
  enum Skipped { case parameters, string }

  static let pasteTerminator = Array("\u{1B}[201~".utf8)

  /// Parses at least one byte, and says how many of them make up the event.
  static func step(_ bytes: ArraySlice<UInt8>) -> Step {
    guard let first = bytes.first else { return .incomplete }
    if first == Byte.escape { return escapeSequence(bytes) }
    if first < 0x80 { return .complete(count: 1, ascii(first)) }
    return utf8(bytes)
  }

  private static func ascii(_ byte: UInt8) -> Event {
    switch byte {
    case 0x09: .input(.key(.tab))
    case 0x0A, 0x0D: .input(.key(.enter))
    case 0x08, 0x7F: .input(.key(.backspace))
    case 0x00: .input(.key(.control(" ")))
    case 0x01...0x1A: .input(.key(.control(Unicode.Scalar(byte + 0x60))))
    case 0x1C...0x1F: .nothing
    default: .input(.key(.scalar(Unicode.Scalar(byte))))
    }
  }

  private static func utf8(_ bytes: ArraySlice<UInt8>) -> Step {
    let expected = sequenceLength(bytes[bytes.startIndex])
    let invalid = Event.input(.key(.scalar("\u{FFFD}")))
    guard expected > 1 else { return .complete(count: 1, invalid) }
    let available = bytes.prefix(expected)
    let valid = available.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count + 1
    if valid < available.count { return .complete(count: valid, invalid) }
    if available.count < expected { return .incomplete }
    let decoded = String(decoding: available, as: UTF8.self).unicodeScalars
    guard decoded.count == 1, let scalar = decoded.first, scalar != "\u{FFFD}" else {
      return .complete(count: expected, invalid)
    }
    // The second block of control characters types nothing.
    return .complete(
      count: expected, scalar.value < 0xA0 ? .nothing : .input(.key(.scalar(scalar))))
  }

  private static func sequenceLength(_ lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

enum Byte {
  static let interrupt: UInt8 = 0x03
  static let bell: UInt8 = 0x07
  static let escape: UInt8 = 0x1B
  static let bracket = UInt8(ascii: "[")

  /// Returns how many times Ctrl-C is at the end of bytes, and how many bytes that is.
  ///
  /// It is a byte, or a number where keys have numbers.
  static func interrupts(endOf bytes: [UInt8]) -> (times: Int, length: Int) {
    var rest = bytes[...]
    var times = 0
    while let length = interruptLength(endOf: rest) {
      rest = rest.dropLast(length)
      times += 1
    }
    return (times, bytes.count - rest.count)
  }

  private static func interruptLength(endOf bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.last == interrupt { return 1 }
    // With Caps Lock, Num Lock, or both.
    return ["5", "69", "133", "197"].lazy.map { Array("\u{1B}[99;\($0)u".utf8) }
      .first { bytes.suffix($0.count).elementsEqual($0) }?.count
  }
}
