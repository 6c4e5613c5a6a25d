/// Reads labels and texts in double quotes, which may hold `\"`, `\\`, `\n`, `\t` and `\u{1B}`.
enum QuotedText {
  /// The quoted text that the words begin with, and the rest; nil if they do not begin with a
  /// quote.
  static func head(
    of words: String
  ) throws(PlainCommandError) -> (text: String, rest: String)? {
    var scalars = words.unicodeScalars[...]
    guard scalars.popFirst() == "\"" else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"": return (String(text), String(Substring(scalars)).trimmed)
      case "\\": text.append(try escaped(&scalars))
      default: text.append(scalar)
      }
    }
    throw .openQuotation(words)
  }

  /// The text that all words together are, quoted or not.
  static func whole(_ words: String, usage: String) throws(PlainCommandError) -> String {
    guard let (text, rest) = try head(of: words) else { return words }
    guard rest.isEmpty else { throw .unexpectedArgument(rest, usage: usage) }
    return text
  }

  private static func escaped(
    _ scalars: inout Substring.UnicodeScalarView
  ) throws(PlainCommandError) -> Unicode.Scalar {
    let sign = scalars.popFirst()
    switch sign {
    case "\"", "\\": return sign ?? "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u": return try numbered(&scalars)
    default: throw .unknownEscape(sign.map { "\\\($0)" } ?? "\\")
    }
  }

  /// The character of a number such as `{1B}`.
  private static func numbered(
    _ scalars: inout Substring.UnicodeScalarView
  ) throws(PlainCommandError) -> Unicode.Scalar {
    let digits = String(Substring(scalars.dropFirst().prefix { $0 != "}" }.prefix(9)))
    guard scalars.first == "{", digits.count <= 8, let number = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(number), scalars.dropFirst(digits.count + 1).first == "}"
    else { throw .unknownEscape("\\u") }
    scalars.removeFirst(digits.count + 2)
    return scalar
  }
}
