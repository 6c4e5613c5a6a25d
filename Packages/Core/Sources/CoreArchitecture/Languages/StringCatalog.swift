internal import Foundation

/// The translations of an app as Xcode keeps them, in files such as `Localizable.xcstrings`.
///
/// An object, as each text that is shown asks one.
final class StringCatalog: Sendable {
  /// By keys in which each value is `%@`.
  private let entries: [String: Entry]
  /// How long the keys are that have words in the source's language, or a kind of it, and in any.
  private let ownLengths: KeyLengths
  private let lengths: KeyLengths
  /// The language that the keys are written in; nil if there are none.
  let sourceLanguage: String?

  /// Makes an empty catalogue.
  init() { (entries, ownLengths, lengths, sourceLanguage) = ([:], KeyLengths(), KeyLengths(), nil) }

  /// Reads the JSON of a file; throws what the decoder finds wrong with it.
  init(json: Data) throws {
    let file = try JSONDecoder().decode(CatalogFile.self, from: json)
    var entries: [String: Entry] = [:]
    var (ownLengths, lengths) = (KeyLengths(), KeyLengths())
    for (key, word) in file.strings {
      let wordings = (word.localizations ?? [:]).compactMapValues(Wording.init)
      let plain = Self.plain(key)
      entries[plain] = Entry(source: file.sourceLanguage, wordings: wordings)
      lengths.insert(plain.utf8.count)
      let isOwn = wordings.keys.contains { $0.prefix { $0 != "-" } == file.sourceLanguage }
      if isOwn { ownLengths.insert(plain.utf8.count) }
    }
    self.entries = entries
    (self.ownLengths, self.lengths) = (ownLengths, lengths)
    sourceLanguage = file.sourceLanguage
  }

  /// Makes one of two; where both have a key, the first counts.
  init(_ first: StringCatalog, _ second: StringCatalog) {
    entries = first.entries.merging(second.entries) { mine, _ in mine }
    sourceLanguage = first.sourceLanguage ?? second.sourceLanguage
    lengths = first.lengths.union(second.lengths)
    ownLengths = first.ownLengths.union(second.ownLengths)
  }

  /// Whether there may be a translation of a key with so many bytes; false where there is none.
  ///
  /// It spares most texts of the source's language the making of their keys.
  func mayTranslate(keyOf length: Int, into languages: @autoclosure () -> [String]) -> Bool {
    if ownLengths.contains(length) { return true }
    guard lengths.contains(length), let first = languages().first else { return false }
    return first.prefix { $0 != "-" } != sourceLanguage ?? ""
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The languages of any translation, and that of the source.
  var languages: Set<String> {
    entries.values.reduce(into: []) { $0.formUnion($1.wordings.keys.map(\.self) + [$1.source]) }
  }

  /// The translation of a key into the first language that has one; nil if none has.
  ///
  /// Each value in the key is `%@`. The number chooses among the forms of a plural.
  func format(for key: String, in languages: [String], number: PluralNumber?) -> String? {
    guard let entry = entries[key] else { return nil }
    for language in languages {
      if let wording = entry.wordings[language] {
        return wording.text(for: number, in: language)
      }
      // What is written in the language of the source has no translation into it.
      if language == entry.source { return nil }
    }
    return entry.wordings[entry.source]?.text(for: number, in: entry.source)
  }

  /// A key in which each value is `%@`, whatever its type and place.
  ///
  /// Written by hand, as a regular expression takes 10 ms of a program's start.
  private static func plain(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
    let parts = key.split(separator: "%", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { plain, part in
      let digits = part.prefix { ("0"..."9").contains($0) }
      let rest = part.dropFirst(digits.count)
      let value = !digits.isEmpty && rest.hasPrefix("$") ? rest.dropFirst() : part
      let type = ["lld", "llu", "lf", "ld", "d", "f", "u", "@"].first { value.hasPrefix($0) }
      plain += type.map { "%@" + value.dropFirst($0.count) } ?? "%" + part
    }
  }

  private struct Entry {
    let source: String
    let wordings: [String: Wording]
  }

  /// A translation: one text, or one for each form of a plural.
  private struct Wording {
    let text: String?
    let forms: [String: String]

    init?(_ localization: CatalogFile.Localization) {
      text = localization.stringUnit?.value
      forms = localization.variations?.plural?.compactMapValues { $0.stringUnit?.value } ?? [:]
      if text == nil, forms.isEmpty { return nil }
    }

    func text(for number: PluralNumber?, in language: String) -> String? {
      guard let number, !forms.isEmpty else { return text ?? forms["other"] }
      // A catalogue may have words for nothing in a language whose rules do not ask for them.
      if number == PluralNumber(0), let zero = forms["zero"] { return zero }
      return forms[PluralRules.of(language).form(for: number)] ?? forms["other"] ?? text
    }
  }
}

/// What a file of translations holds, as far as it is read.
struct CatalogFile: Decodable {
  var sourceLanguage: String
  var strings: [String: Word]

  struct Word: Decodable { var localizations: [String: Localization]? }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  struct Variations: Decodable { var plural: [String: Localization]? }

  struct Unit: Decodable { var value: String }
}

/// A set of lengths, for which asking costs next to nothing.
struct KeyLengths: Sendable {
  private var isHeld: [Bool] = []

  mutating func insert(_ length: Int) {
    if length >= isHeld.count {
      isHeld += repeatElement(false, count: length + 1 - isHeld.count)
    }
    isHeld[length] = true
  }

  func union(_ other: Self) -> Self {
    var union = self
    for length in other.isHeld.indices where other.isHeld[length] { union.insert(length) }
    return union
  }

  func contains(_ length: Int) -> Bool { length < isHeld.count && isHeld[length] }
}
