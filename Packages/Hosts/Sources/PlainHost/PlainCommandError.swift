/// Why a line is not a command.
public enum PlainCommandError: Error, Hashable, CustomStringConvertible {
  case unknown(String, suggestions: [String])
  case missingArgument(usage: String)
  case unexpectedArgument(String, usage: String)

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
    }
  }
}
