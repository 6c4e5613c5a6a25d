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

extension PlainCommand {
  static func key(_ name: String) throws(PlainCommandError) -> PlainCommand {
    guard let key = Element.Accessibility.Shortcut(named: name) else { throw .notAKey(name) }
    return .key(key)
  }

  static func choose(_ rest: String) throws(PlainCommandError) -> PlainCommand {
    guard let (label, text) = try QuotedText.head(of: rest) else {
      return .choose(label: nil, text: rest)
    }
    return .choose(label: label, text: try QuotedText.whole(text, usage: Verb.choose.usage))
  }

  /// Parses a label and a number of steps, which may be left out for one.
  static func step(_ rest: String) throws(PlainCommandError) -> PlainCommand {
    let (label, last) = try labelAndLast(rest)
    if let last, let steps = Int(last), steps != 0 { return .step(label, steps) }
    guard let last else { return .step(label, 1) }
    // A quoted label is complete, so what follows it has to be the number.
    guard !rest.hasPrefix("\"") else {
      throw .notANumber(last, usage: Verb.step.usage)
    }
    return .step(rest, 1)
  }

  static func slide(_ rest: String) throws(PlainCommandError) -> PlainCommand {
    let (label, last) = try labelAndLast(rest)
    guard let last else { throw .missingArgument(usage: Verb.slide.usage) }
    guard Double(last) != nil else { throw .notANumber(last, usage: Verb.slide.usage) }
    return .slide(label, last)
  }

  static func move(_ rest: String) throws(PlainCommandError) -> PlainCommand {
    let (label, last) = try labelAndLast(rest)
    guard let last else { throw .missingArgument(usage: Verb.move.usage) }
    guard let place = Int(last) else { throw .notANumber(last, usage: Verb.move.usage) }
    return .move(label, place)
  }

  /// The label, quoted or not, and the word after it.
  private static func labelAndLast(
    _ rest: String
  ) throws(PlainCommandError) -> (label: String, last: String?) {
    if let (label, last) = try QuotedText.head(of: rest) {
      return (label, last.isEmpty ? nil : last)
    }
    guard let space = rest.lastIndex(where: \.isWhitespace) else { return (rest, nil) }
    return (rest[..<space].trimmed, rest[rest.index(after: space)...].trimmed)
  }
}

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

extension Sequence<String> {
  /// The words that differ from a word by a typing error or two, nearest first.
  func closest(to word: String) -> [String] {
    let limit = word.count > 4 ? 2 : 1
    return filter { abs($0.count - word.count) <= limit }
      .map { (candidate: $0, distance: editDistance(word.lowercased(), $0.lowercased())) }
      .filter { $0.distance <= limit }
      .sorted { $0.distance < $1.distance }
      .prefix(3)
      .map(\.candidate)
  }
}
