extension InlineTextSource {
  /// Reads a source file from a position onward.
  struct Scanner {
    let bytes: [UInt8]
    var position: Int

    mutating func skipSpace() {
      position += bytes[position...].prefix(while: \.isSpace).count
    }

    mutating func take(_ text: String) -> Bool {
      guard bytes[position...].starts(with: text.utf8) else { return false }
      position += text.utf8.count
      return true
    }

    /// Reads a string literal of any kind; nil if there is none, or none that ends.
    mutating func takeLiteral() -> Literal? {
      let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
      position += hashes
      let delimiter = String(repeating: "#", count: hashes)
      if take("\"\"\"") { return takeLines(delimiter) }
      return take("\"") ? takeRestOfLine(delimiter) : nil
    }

    private mutating func takeLines(_ hashes: String) -> Literal? {
      guard takeLine()?.allSatisfy(\.isBlank) == true else { return nil }
      var lines: [String] = []
      while true {
        let indentation = Array(bytes[position...].prefix(while: \.isBlank))
        let start = position
        position += indentation.count
        if take("\"\"\"\(hashes)") { return literal(lines, indentation, hashes) }
        position = start
        guard let line = takeLine() else { return nil }
        lines.append(String(decoding: line, as: UTF8.self))
      }
    }

    /// Returns the bytes up to the end of the line; nil at the end of the file.
    private mutating func takeLine() -> ArraySlice<UInt8>? {
      guard let end = bytes[position...].firstIndex(of: .newline) else { return nil }
      defer { position = end + 1 }
      let line = bytes[position..<end]
      return line.last == .carriageReturn ? line.dropLast() : line
    }

    private func literal(
      _ lines: [String], _ indentation: [UInt8], _ hashes: String
    ) -> Literal {
      let indentation = String(decoding: indentation, as: UTF8.self)
      let isPlain = !lines.contains { $0.contains("\\\(hashes)") }
      let value = lines.map { line in
        line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count)) : ""
      }
      return Literal(
        value: isPlain ? value.joined(separator: "\n") : nil, indentation: indentation)
    }

    private mutating func takeRestOfLine(_ hashes: String) -> Literal? {
      let start = position
      var isPlain = true
      while position < bytes.endIndex, bytes[position] != .newline {
        let end = position
        if take("\"\(hashes)") {
          let value = String(decoding: bytes[start..<end], as: UTF8.self)
          return Literal(value: isPlain ? value : nil)
        }
        if take("\\\(hashes)") { isPlain = false }
        position += 1
      }
      return nil
    }
  }
}
