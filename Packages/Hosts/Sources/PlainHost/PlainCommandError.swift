/// Why a line is not a command.
public enum PlainCommandError: Error, Hashable, CustomStringConvertible {
  case unknown(String, suggestions: [String])
  case missingArgument(usage: String)
  case unexpectedArgument(String, usage: String)
  /// What follows a quoted text to wait for.
  case notSeconds(String)
  /// A quotation without an end.
  case openQuotation(String)
  case unknownEscape(String)

  public var description: String {
    switch self {
    case .unknown(let word, let suggestions) where suggestions.isEmpty:
      "there is no command \"\(word)\"; \"help\" lists the commands"
    case .unknown(let word, let suggestions):
      """
      there is no command "\(word)"; did you mean \
      \(suggestions.map { "\"\($0)\"" }.joined(separator: " or "))?
      """
    case .missingArgument(let usage):
      "something is missing; write \"\(usage)\""
    case .unexpectedArgument(let text, let usage):
      "\"\(text)\" is too much; write just \"\(usage)\""
    case .notSeconds(let text):
      "\"\(text)\" is not a number of seconds; write wait \"TEXT\" SECONDS"
    case .openQuotation(let words):
      """
      the quotation \(words) has no end; put " behind it, or write \\" where the text has a \
      quotation mark of its own
      """
    case .unknownEscape(let sign):
      """
      "\(sign)" means nothing in quotation marks; write \\\\ for a backslash, or \\" \\n \\t or \
      \\u{1B} for what they stand for
      """
    }
  }
}
