internal import CoreArchitecture

/// The agreement of a noun with the number before it: `^[3 day](inflect: true)` reads "3 days".
///
/// Knows the regular plurals of English, and the most frequent of the others. What is in another
/// language is left as it is: a catalogue says its plurals.
enum Inflection {
  /// What follows the words in Markdown.
  static let mark = "inflect: true"

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "leaf": "leaves", "half": "halves", "life": "lives",
    "is": "are", "was": "were", "has": "have",
  ]

  /// Returns words whose last one agrees with the first whole number among them.
  static func agreement(of words: String) -> String {
    let isEnglish = PreferredLanguages.current.tags.first.map { $0.hasPrefix("en") } ?? true
    let parts = words.split(separator: " ", omittingEmptySubsequences: false)
    guard isEnglish, let number = parts.lazy.compactMap({ Int($0) }).first, number != 1,
      let last = parts.last, last.allSatisfy(\.isLetter)
    else { return words }
    return words.dropLast(last.count) + plural(of: String(last))
  }

  private static func plural(of noun: String) -> String {
    if let known = irregular[noun] { return known }
    if noun.hasSuffix("s"), !["ss", "us", "is"].contains(where: noun.hasSuffix) { return noun }
    let isAfterConsonant = !"aeiou".contains(noun.dropLast().last?.lowercased() ?? "")
    if noun.hasSuffix("y"), isAfterConsonant { return noun.dropLast() + "ies" }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) }
    return noun + (hisses ? "es" : "s")
  }
}
