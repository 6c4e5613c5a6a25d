extension PlainCommand {
  /// Reads one line; nil for a blank one and for a comment, which begins with `#`.
  public static func parse(_ line: String) throws(PlainCommandError) -> PlainCommand? {
    let line = line.trimmed
    if line.isEmpty || line.hasPrefix("#") { return nil }
    let word = String(line.prefix { !$0.isWhitespace })
    let rest = line.dropFirst(word.count).trimmed
    guard let verb = Verb(rawValue: word) else {
      throw .unknown(word, suggestions: Verb.allCases.map(\.rawValue).closest(to: word))
    }
    if verb.takesArgument {
      guard !rest.isEmpty else { throw .missingArgument(usage: verb.usage) }
    } else if !rest.isEmpty {
      throw .unexpectedArgument(rest, usage: verb.usage)
    }
    return command(verb, rest)
  }

  /// The commands, one a line, each with what it does.
  public static var helpText: String {
    let width = Verb.allCases.map(\.usage.count).max() ?? 0
    return Verb.allCases.map { verb in
      let padding = String(repeating: " ", count: width - verb.usage.count)
      return "\(verb.usage)\(padding)  \(verb.summary)"
    }.joined(separator: "\n")
  }

  private static func command(_ verb: Verb, _ rest: String) -> PlainCommand {
    switch verb {
    case .show: .show
    case .tap: .tap(rest)
    case .type: .type(rest)
    case .toggle: .toggle(rest)
    case .tab: .tab(rest)
    case .back: .back
    case .wait: wait(rest)
    case .refresh: .refresh
    case .state: .state
    case .help: .help
    case .quit: .quit
    }
  }

  /// A number at the end is a time only if there is a text before it.
  private static func wait(_ rest: String) -> PlainCommand {
    let last = String(rest.reversed().prefix { !$0.isWhitespace }.reversed())
    let text = rest.dropLast(last.count).trimmed
    let isDecimal = last.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." }
    guard !text.isEmpty, isDecimal, let seconds = Double(last) else {
      return .wait(rest, seconds: defaultWait)
    }
    return .wait(text, seconds: min(seconds, longestWait))
  }
}

extension PlainCommand {
  /// The words that commands begin with.
  enum Verb: String, CaseIterable {
    case show, tap, type, toggle, tab, back, wait, refresh, state, help, quit

    var usage: String {
      switch self {
      case .tap, .toggle, .tab: "\(rawValue) LABEL"
      case .type: "type LABEL TEXT"
      case .wait: "wait TEXT [SECONDS]"
      default: rawValue
      }
    }

    var takesArgument: Bool { usage != rawValue }

    var summary: String {
      switch self {
      case .show: "prints the screen"
      case .tap: "presses a button or link, submits a field"
      case .type: "sets the text of a field; without TEXT it is emptied"
      case .toggle: "turns a toggle on or off"
      case .tab: "selects a tab"
      case .back: "goes one step back, or closes what is in front"
      case .wait: "waits until the screen contains the text, 5 seconds by default"
      case .refresh: "loads the content anew"
      case .state: "prints the tree of elements"
      case .help: "prints this list"
      case .quit: "leaves"
      }
    }
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    let tail = reversed().prefix(while: \.isWhitespace).count
    return String(dropLast(tail).drop(while: \.isWhitespace))
  }
}
