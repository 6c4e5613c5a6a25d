internal import Foundation

/// A text of the app, as a literal: with Markdown, and the key of its translations.
///
/// `Text("A **bold** word and \(count, format: .number)")` is one. A translation is looked for in the
/// `Localizable.xcstrings` of the main bundle, else in its `Localizable.strings` if that has several
/// languages.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The text with its values.
  private let text: String
  /// Where the values stand, in bytes of UTF-8.
  private let values: [Range<Int>]

  /// Makes a text from a string, in which Markdown counts.
  public init(_ value: String) {
    text = value
    values = []
  }
  /// Makes a text from a literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// Makes a text from a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    values = stringInterpolation.values
  }

  private static let isTranslated = Bundle.main.localizations.filter { $0 != "Base" }.count > 1

  /// The text in the person's language, with its values, still in Markdown.
  func resolved(table: String? = nil, bundle: Bundle? = nil) -> String {
    let isOfProgram = table == nil && bundle == nil
    let catalog =
      isOfProgram
      ? StringCatalogs.program : StringCatalogs.catalog(table: table, in: bundle ?? .main)
    if let catalog {
      let languages = StringCatalogs.languages
      let format = catalog.format(for: self.key, in: languages, number: number)
      return format.map { fill($0) } ?? text
    }
    guard bundle != nil || Self.isTranslated else { return text }
    let key = key
    let format = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
    return format == key ? text : fill(format)
  }

  /// The text with `%@` for each value, by which translations are found.
  private var key: String {
    var key = ""
    var end = 0
    for value in values {
      key += part(end..<value.lowerBound) + "%@"
      end = value.upperBound
    }
    return key + part(end..<text.utf8.count)
  }

  /// The first value that is a whole number, by which a plural is chosen.
  private var number: Int? { values.lazy.compactMap { Int(part($0)) }.first }

  private func part(_ range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// Puts the values into a translation, in the places of `%@`, `%lld` and the like.
  private func fill(_ format: String) -> String {
    var result = ""
    var rest = values[...]
    var parts = format.split(separator: "%", omittingEmptySubsequences: false)[...]
    result += parts.popFirst() ?? ""
    for part in parts {
      let place = part.prefixMatch(of: /(\d+)\$/)
      let tail = part[(place?.range.upperBound ?? part.startIndex)...]
      let specifier = ["@", "lld", "lf", "d", "f"].first { tail.hasPrefix($0) }
      let index = place.flatMap { Int($0.1) }.map { $0 - 1 }
      let named = index.flatMap { values.indices.contains($0) ? values[$0] : nil }
      guard let specifier, let value = index == nil ? rest.popFirst() : named else {
        result += "%" + part
        continue
      }
      result += self.part(value) + tail.dropFirst(specifier.count)
    }
    return result
  }
}
