import CoreArchitecture
@_spi(Hosts) import CoreViews

extension PlainCommand {
  /// Parses one line; nil for a blank one and for a comment, which begins with `#`.
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
    return try command(verb, rest)
  }

  /// The list of commands with what each does, and how labels and texts are quoted.
  public static var helpText: String {
    var rows = Verb.allCases.map { ($0.usage, $0.summary) }
    rows.insert(
      ("wait \"TEXT\" SECONDS", hostText("waits longer, or not as long")),
      at: (Verb.allCases.firstIndex(of: .wait) ?? 0) + 1)
    let width = rows.map(\.0.count).max() ?? 0
    let list = rows.map { usage, summary in
      "\(usage)\(String(repeating: " ", count: width - usage.count))  \(summary)"
    }
    let rule = hostText(
      """
      LABEL and TEXT may stand in quotation marks, with \\" \\\\ \\n \\t \\u{1B} in them: \
      type "Name" "two  spaces"
      """)
    return (list + [rule]).joined(separator: "\n")
  }

  private static func command(
    _ verb: Verb, _ rest: String
  ) throws(PlainCommandError) -> PlainCommand {
    switch verb {
    case .show: .show
    case .tap: .tap(try QuotedText.whole(rest, usage: verb.usage))
    case .type: try type(rest)
    case .toggle: .toggle(try QuotedText.whole(rest, usage: verb.usage))
    case .choose: try choose(rest)
    case .step: try step(rest)
    case .slide: try slide(rest)
    case .expand: .expand(try QuotedText.whole(rest, usage: verb.usage))
    case .select: .select(try QuotedText.whole(rest, usage: verb.usage))
    case .delete: .delete(try QuotedText.whole(rest, usage: verb.usage))
    case .move: try move(rest)
    case .search: .search(try QuotedText.whole(rest, usage: verb.usage))
    case .tab: .tab(try QuotedText.whole(rest, usage: verb.usage))
    case .key: try key(rest)
    case .back: .back
    case .wait: try wait(rest)
    case .refresh: .refresh
    case .state: .state
    case .help: .help
    case .quit: .quit
    }
  }

  private static func type(_ rest: String) throws(PlainCommandError) -> PlainCommand {
    guard let (label, text) = try QuotedText.head(of: rest) else {
      return .type(label: nil, text: rest)
    }
    return .type(label: label, text: try QuotedText.whole(text, usage: Verb.type.usage))
  }

  /// Parses the text and seconds of `wait`; a number is a time only after a quoted text.
  private static func wait(_ rest: String) throws(PlainCommandError) -> PlainCommand {
    guard let (text, time) = try QuotedText.head(of: rest) else {
      return .wait(rest, seconds: defaultWait)
    }
    if time.isEmpty { return .wait(text, seconds: defaultWait) }
    guard let seconds = time.decimal else { throw .notSeconds(time) }
    return .wait(text, seconds: min(seconds, longestWait))
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  var trimmed: String {
    let tail = reversed().prefix(while: \.isWhitespace).count
    return String(dropLast(tail).drop(while: \.isWhitespace))
  }

  /// The number that the text is, if it has digits and at most one point.
  var decimal: Double? {
    allSatisfy { $0.isASCII && $0.isNumber || $0 == "." } ? Double(self) : nil
  }
}
