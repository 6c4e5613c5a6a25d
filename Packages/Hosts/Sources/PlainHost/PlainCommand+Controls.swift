import CoreViews

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
