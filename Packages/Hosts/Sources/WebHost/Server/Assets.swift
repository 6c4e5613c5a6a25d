/// The script and the stylesheet, with versions by which a browser may keep them for good.
enum Assets {
  static let script = dense(PackageResources.page_js)
  static let style =
    PackageResources.page_css
    + Array(
      (SymbolSheet.css + LayoutSheet.css + AppearanceSheet.css + ColorSheet.css).utf8)
  static let scriptVersion = version(of: script)
  static let styleVersion = version(of: style)

  /// A script without what means nothing to a browser: lines of comment, and outside of quotes the
  /// blanks that do not stand between two words, and line ends within what goes on.
  static func dense(_ script: [UInt8]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let lines = script.split(separator: newline).map { $0.drop { $0 == UInt8(ascii: " ") } }
      .filter { !$0.starts(with: "//".utf8) }
    let script = Array(lines.joined(separator: [newline]))
    var quote: UInt8?
    return script.indices.compactMap { index in
      let byte = script[index]
      if quote == byte {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") {
        quote = byte
      } else if quote == nil, byte == UInt8(ascii: " "), index > 0, index + 1 < script.count,
        !(isOfWord(script[index - 1]) && isOfWord(script[index + 1]))
      {
        return nil
      } else if quote == nil, byte == newline, index > 0, index + 1 < script.count,
        "{,([=>?:&|".utf8.contains(script[index - 1]) || "})].?:".utf8.contains(script[index + 1])
      {
        return nil
      }
      return byte
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return scalar.properties.isAlphabetic || scalar == "_" || scalar == "$"
      || ("0"..."9").contains(scalar)
  }

  /// A number that changes with the bytes (FNV-1a).
  private static func version(of bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 36)
  }
}
