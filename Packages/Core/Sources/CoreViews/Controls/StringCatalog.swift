internal import Foundation

/// The translations of an app as Xcode keeps them, in a file such as `Localizable.xcstrings`.
struct StringCatalog: Sendable {
  private let sourceLanguage: String
  /// By keys in which each value is `%@`.
  private let entries: [String: [String: Wording]]

  /// Reads the JSON of a file; throws what the decoder finds wrong with it.
  init(json: Data) throws {
    let file = try JSONDecoder().decode(CatalogFile.self, from: json)
    sourceLanguage = file.sourceLanguage
    let pairs = file.strings.map { key, entry in
      (Self.plain(key), (entry.localizations ?? [:]).compactMapValues(Wording.init))
    }
    entries = Dictionary(pairs) { first, _ in first }
  }

  /// The translation of a key into the first language that has one; nil if none has.
  ///
  /// The number chooses among the forms of a plural.
  func format(for key: String, in languages: [String], number: Int?) -> String? {
    guard let wordings = entries[Self.plain(key)] else { return nil }
    for language in languages {
      if let wording = wordings[language] { return wording.text(for: number, in: language) }
      // What is written in the language of the source has no translation into it.
      if language == sourceLanguage { return nil }
    }
    return wordings[sourceLanguage]?.text(for: number, in: sourceLanguage)
  }

  /// A key in which each value is `%@`, whatever its type.
  private static func plain(_ key: String) -> String {
    key.replacing(/%(\d+\$)?(lld|llu|lf|ld|d|f|u|@)/, with: "%@")
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

    func text(for number: Int?, in language: String) -> String? {
      guard let number, !forms.isEmpty else { return text ?? forms["other"] }
      if number == 0, let zero = forms["zero"] { return zero }
      let isOne = number == 1 && !Self.withoutForms.contains(language.prefix { $0 != "-" })
      return (isOne ? forms["one"] : nil) ?? forms["other"] ?? text
    }

    /// Languages whose words do not change with a number.
    private static let withoutForms: Set<Substring> = ["ko", "ja", "zh", "vi", "th", "id"]
  }
}
