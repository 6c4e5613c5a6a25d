import CoreArchitecture
@_spi(Hosts) import CoreViews

/// Why a line is not a command.
public enum PlainCommandError: Error, Hashable, CustomStringConvertible {
  /// There is no command of this name; commands of a similar name are suggested.
  case unknown(String, suggestions: [String])
  /// The command needs a label or a text.
  case missingArgument(usage: String)
  /// The command does not take this.
  case unexpectedArgument(String, usage: String)
  /// What follows the quoted text of `wait` is not a number.
  case notSeconds(String)
  /// What should be a number is none.
  case notANumber(String, usage: String)
  /// No key goes by this name.
  case notAKey(String)
  /// A quoted text has no closing quote.
  case openQuotation(String)
  /// An escape in a quoted text, such as `\q`, is not a known one.
  case unknownEscape(String)

  /// What is wrong with the line and what to write instead.
  public var description: String {
    switch self {
    case .unknown(let word, let suggestions) where suggestions.isEmpty:
      hostText("there is no command \"\(word)\"; \"help\" lists the commands")
    case .unknown(let word, let suggestions):
      hostText(
        """
        there is no command "\(word)"; did you mean \
        \(suggestions.map { "\"\($0)\"" }.joined(separator: hostText(" or ")))?
        """)
    case .missingArgument(let usage):
      hostText("something is missing; write \"\(usage)\"")
    case .unexpectedArgument(let text, let usage):
      hostText("\"\(text)\" is too much; write just \"\(usage)\"")
    case .notSeconds(let text):
      hostText("\"\(text)\" is not a number of seconds; write wait \"TEXT\" SECONDS")
    case .notANumber(let text, let usage):
      hostText("\"\(text)\" is not a number; write \"\(usage)\"")
    case .notAKey(let name):
      hostText(
        """
        no key is called "\(name)"; write a character or enter, esc, tab, space, del, backspace, up, \
        down, left, right, home, end, pageup or pagedown, after cmd+, ctrl+, alt+ or shift+
        """)
    case .openQuotation(let words):
      hostText(
        """
        the quotation \(words) has no end; put " behind it, or write \\" where the text has a \
        quotation mark of its own
        """)
    case .unknownEscape(let sign):
      hostText(
        """
        "\(sign)" means nothing in quotation marks; write \\\\ for a backslash, or \\" \\n \\t or \
        \\u{1B} for what they stand for
        """)
    }
  }
}
