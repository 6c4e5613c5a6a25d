@_spi(Locked) internal import CoreDependencies

/// Which form of a plural a language has for a number, by the rules that the Unicode consortium
/// collects (CLDR).
///
/// A rule is written as there, but shorter: `few: v=0 & i%10=2..4 & i%100!=12..14 | …`. Its letters
/// are the number (`n`), its whole part (`i`), the digits of its fraction and how many these are
/// (`f` and `v`), and the digits without zeros behind them (`t`).
struct PluralRules: Sendable {
  private let rules: [(form: String, alternatives: [[Condition]])]

  fileprivate struct Condition: Sendable {
    let operand: Character
    let divisor: UInt64?
    let isEqual: Bool
    let ranges: [ClosedRange<UInt64>]

    func holds(for number: PluralNumber) -> Bool {
      guard var value = value(of: number) else { return !isEqual }
      if let divisor { value %= divisor }
      return ranges.contains { $0.contains(value) } == isEqual
    }

    /// Nil if it is no whole number, which no range contains.
    private func value(of number: PluralNumber) -> UInt64? {
      switch operand {
      case "i": number.integer
      case "v": UInt64(number.fractionDigits)
      case "f": number.fraction
      case "t": number.shortFraction
      default: number.fraction == 0 ? number.integer : nil
      }
    }
  }

  /// The rules of a language, such as `ru` or `pt-PT`.
  static func of(_ language: String) -> PluralRules {
    known.withLock { known in
      if let rules = known[language] { return rules }
      let base = language.prefix { $0 != "-" && $0 != "_" }
      let text = texts[language.replacing("_", with: "-")] ?? texts[String(base)] ?? ""
      let rules = PluralRules(text)
      known[language] = rules
      return rules
    }
  }

  /// The form for a number, `other` where no rule says another.
  func form(for number: PluralNumber) -> String {
    rules.first { rule in
      rule.alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
    }?.form ?? "other"
  }

  private init(_ text: String) {
    rules = text.split(separator: ";").map { rule in
      let parts = Substring(rule.filter { !$0.isWhitespace }).split(separator: ":")
      let alternatives = parts[1].split(separator: "|").map {
        $0.split(separator: "&").map { Condition($0) }
      }
      return (String(parts[0]), alternatives)
    }
  }

  private static let known = Locked<[String: PluralRules]>([:])

  private static let texts: [String: String] = rulesOfLanguages.reduce(into: [:]) { texts, row in
    for language in row.languages.split(separator: " ") { texts[String(language)] = row.rules }
  }
}

extension PluralRules.Condition {
  /// Reads what is written like `i%10=2..4,9`.
  fileprivate init(_ text: Substring) {
    operand = text.first ?? "n"
    isEqual = !text.contains("!")
    let sides = text.split { $0 == "=" || $0 == "!" }
    divisor = sides[0].contains("%") ? UInt64(sides[0].dropFirst(2)) : nil
    ranges = sides[1].split(separator: ",").map { part in
      let ends = part.split(separator: ".").compactMap { UInt64($0) }
      return ends[0]...ends[ends.count - 1]
    }
  }
}
