/// Makes text from outside fit to print, so that none of it acts as a terminal command or as a line
/// of its own.
@_spi(Hosts)
public enum PrintableText {
  /// Returns the text on one line, with control characters written as `\n` or `\u{1B}`.
  ///
  /// Marks that change the direction of text are treated as control characters. O(n).
  public static func line(_ text: String) -> String {
    guard !isPrintable(text) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n".unicodeScalars
      case "\r": result += "\\r".unicodeScalars
      case "\t": result += "\\t".unicodeScalars
      case _ where isControl(scalar):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns the lines of a text, at least one; all but the first begin with a mark.
  ///
  /// O(n) in the length of the text.
  static func lines(_ text: String) -> [String] {
    guard !isPrintable(text) else { return [text] }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().map { ($0 == 0 ? "" : "¦ ") + line(String($1)) }
  }

  /// Whether a scalar is a control, a line end, or a mark that changes the direction of text.
  public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether no scalar is a control.
  ///
  /// It looks at bytes, since texts may be long. O(n).
  public static func isPrintable(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x20 || byte == 0x7F { return false }
        if byte == 0xC2, bytes[index + 1] < 0xA0 { return false }
        if byte == 0xE2 {
          let (second, third) = (bytes[index + 1], bytes[index + 2])
          if second == 0x80, (0xA8...0xAE).contains(third) { return false }
          if second == 0x81, (0xA6...0xA9).contains(third) { return false }
        }
        index += 1
      }
      return true
    }
  }
}

extension Double {
  /// The number as text, without a fraction if it is whole.
  var plainText: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
