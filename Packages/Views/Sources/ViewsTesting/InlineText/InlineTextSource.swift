/// A source file in which expected texts are found and replaced.
///
/// Works on bytes, so that everything else in the file stays as it is, line ends included.
struct InlineTextSource {
  private(set) var bytes: [UInt8]

  private static let name = Array("expectScreen".utf8)

  /// Writes a text into the one call of `expectScreen` on a line.
  ///
  /// - Parameters:
  ///   - line: The line number, from 1.
  ///   - expected: What the closure returned, nil if there is none. A literal without escapes must
  ///     have the same value, or the source is not the one that was built.
  ///   - text: The new text.
  /// - Returns: The number of lines by which the file has become longer.
  /// - Throws: The reason why the text cannot be written.
  mutating func replace(
    line: Int, expected: String?, with text: String
  ) throws(InlineTextRefusal) -> Int {
    let lineStart = try start(ofLine: line)
    let call = try closure(after: try name(inLineAt: lineStart))
    if let literal = call.literal {
      guard let expected else { throw .changedSource }
      if let value = literal.value, value != expected { throw .changedSource }
    } else if expected != nil {
      throw .changedSource
    }
    let indentation = String(decoding: bytes[lineStart...].prefix(while: \.isBlank), as: UTF8.self)
    let lines =
      [" {"]
      + InlineTextLiteral(text: text)
      .lines(indentation: call.literal?.indentation ?? indentation + "  ")
      + [indentation + "}"]
    let newline = usesCarriageReturns(at: lineStart) ? "\r\n" : "\n"
    let before = bytes[call.range].count { $0 == .newline }
    bytes.replaceSubrange(call.range, with: lines.joined(separator: newline).utf8)
    return lines.count - 1 - before
  }

  // MARK: Lines

  private func start(ofLine line: Int) throws(InlineTextRefusal) -> Int {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(of: .newline) else { throw .noCall }
      start = end + 1
    }
    return start
  }

  private func end(ofLineAt start: Int) -> Int {
    bytes[start...].firstIndex(of: .newline) ?? bytes.endIndex
  }

  private func usesCarriageReturns(at start: Int) -> Bool {
    let end = end(ofLineAt: start)
    return end > start && bytes[end - 1] == .carriageReturn
  }

  // MARK: The call

  /// Returns the end of the call's name.
  private func name(inLineAt start: Int) throws(InlineTextRefusal) -> Int {
    let line = bytes[start..<end(ofLineAt: start)]
    let ends = line.indices.filter { index in
      line[index...].starts(with: Self.name)
        && !(line[(index + Self.name.count)...].first?.isPartOfName ?? false)
        && !(index > start && bytes[index - 1].isPartOfName)
    }
    guard let first = ends.first else { throw .noCall }
    guard ends.count == 1 else { throw .severalCalls }
    return first + Self.name.count
  }

  /// Returns what follows the name: `()`, or a closure with a literal.
  private func closure(
    after name: Int
  ) throws(InlineTextRefusal) -> (range: Range<Int>, literal: Literal?) {
    var scanner = Scanner(bytes: bytes, position: name)
    scanner.skipSpace()
    if scanner.take("()") {
      let end = scanner.position
      scanner.skipSpace()
      guard scanner.take("{") else { return (name..<end, nil) }
    } else if !scanner.take("{") {
      throw .noCall
    }
    scanner.skipSpace()
    guard let literal = scanner.takeLiteral() else { throw .notALiteral }
    scanner.skipSpace()
    guard scanner.take("}") else { throw .notALiteral }
    return (name..<scanner.position, literal)
  }
}

extension InlineTextSource {
  /// A string literal in the source.
  struct Literal: Equatable {
    /// The value of the literal; nil if it has escapes or interpolations.
    var value: String?
    /// The indentation of the closing quotes, if they have a line of their own.
    var indentation: String?
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isSpace: Bool { isBlank || self == .newline || self == .carriageReturn }

  fileprivate var isPartOfName: Bool {
    self == UInt8(ascii: "_") || self >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

/// A text written as a multi-line string literal of Swift.
struct InlineTextLiteral {
  let text: String

  /// Returns the lines from the opening to the closing quotes.
  ///
  /// Texts with backslashes or quotes become raw literals, so that they are readable.
  func lines(indentation: String) -> [String] {
    let hashes = String(repeating: "#", count: hashCount)
    let content = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
    return ["\(indentation)\(hashes)\"\"\""]
      + content.map { $0.isEmpty ? "" : indentation + escaped($0, hashes) }
      + ["\(indentation)\"\"\"\(hashes)"]
  }

  /// The least number of hashes with which no character of the text is special.
  private var hashCount: Int {
    var count = 0
    while true {
      let hashes = String(repeating: "#", count: count)
      if !text.contains("\"\"\"\(hashes)"), !text.contains("\\\(hashes)") { return count }
      count += 1
    }
  }

  private func escaped(_ line: Substring, _ hashes: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      if scalar.properties.generalCategory == .control, scalar != "\t" {
        result += "\\\(hashes)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
