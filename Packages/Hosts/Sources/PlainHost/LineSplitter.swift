/// Splits a stream of bytes into lines, however the bytes arrive.
///
/// A pure machine.
struct LineSplitter {
  private var pending: [UInt8] = []

  /// Takes bytes and returns the lines they complete, without their line ends.
  ///
  /// Bytes that are not UTF-8 become replacement characters.
  mutating func consume(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(takeLine())
      } else {
        pending.append(byte)
      }
    }
    return lines
  }

  /// The line that has begun.
  var pendingText: String { String(decoding: pending, as: UTF8.self) }

  /// Returns the last line, if the input ends without a line end.
  mutating func finish() -> String? { pending.isEmpty ? nil : takeLine() }

  private mutating func takeLine() -> String {
    if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
    defer { pending.removeAll(keepingCapacity: true) }
    return String(decoding: pending, as: UTF8.self)
  }
}
