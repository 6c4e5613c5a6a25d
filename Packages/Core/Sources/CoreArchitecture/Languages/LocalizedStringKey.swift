public import Foundation

/// A text of the app, as a literal: with Markdown, and the key of its translations.
///
/// `Text("A **bold** word and \(count, format: .number)")` is one. A translation is looked for in
/// the `Localizable.xcstrings` of the main bundle and of all packages of the program, else in the
/// main bundle's `Localizable.strings` if that has several languages. Two are equal if their texts
/// are, as they stand in the source.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The text with its values, as it stands in the source.
  @_spi(Views) public var source: String {
    markedValues.isEmpty ? marked : TextMark.words(of: marked)
  }
  /// The same, with marks around ``markedValues``.
  private let marked: String
  /// The values that are more than characters.
  @_spi(Views) public let markedValues: [MarkedValue]
  private let values: ValuePlaces
  /// The first value that is a number, by which a plural is chosen.
  private let number: PluralNumber?

  /// Makes a text from a string, in which Markdown counts.
  public init(_ value: String) {
    marked = value
    markedValues = []
    values = ValuePlaces()
    number = nil
  }
  /// Makes a text from a literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// Makes a text from a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    marked = stringInterpolation.text
    markedValues = stringInterpolation.markedValues
    values = stringInterpolation.values
    number = stringInterpolation.number
  }

  /// Whether a text of the program may have translations, wherever they are looked for.
  @_spi(Views) public static var mayBeTranslated: Bool { StringCatalogs.hasProgram || isTranslated }

  private static let isTranslated = Bundle.main.localizations.filter { $0 != "Base" }.count > 1

  /// The text with its values in the first of the languages that has it, still in Markdown.
  ///
  /// The table is the name of the catalogue, `Localizable` unless it is given; the bundle says
  /// where that is, by default anywhere in the program. The languages are those of the session, or
  /// of the process.
  public func string(
    table: String? = nil, bundle: Bundle? = nil, in languages: PreferredLanguages? = nil
  ) -> String {
    string(ofKey: nil, table: table, bundle: bundle, in: languages)
  }

  /// The same, with translations that are found by another key than the text.
  func string(
    ofKey key: String?, table: String?, bundle: Bundle?, in languages: PreferredLanguages? = nil
  ) -> String {
    let text = marked(ofKey: key, table: table, bundle: bundle, in: languages)
    return markedValues.isEmpty ? text : TextMark.words(of: text)
  }

  /// The same as ``string(table:bundle:in:)``, with marks around ``markedValues``.
  @_spi(Views) public func marked(
    ofKey named: String? = nil, table: String? = nil, bundle: Bundle? = nil,
    in languages: PreferredLanguages? = nil
  ) -> String {
    var tags: [String] { (languages ?? .current).tags }
    let isOfProgram = table == nil && bundle == nil
    if isOfProgram ? !Self.mayBeTranslated : StringCatalogs.isSpoken(table, in: bundle, by: tags) {
      return marked
    }
    let catalog =
      isOfProgram
      ? StringCatalogs.program
      : StringCatalogs.catalog(table: table ?? "Localizable", in: bundle)
    if let catalog {
      let length = named?.utf8.count ?? keyLength
      guard catalog.mayTranslate(keyOf: length, into: tags) else { return marked }
      let format = catalog.format(for: named ?? key, in: tags, number: number)
      return format.map { fill($0) } ?? marked
    }
    guard bundle != nil || Self.isTranslated else { return marked }
    let key = named ?? key
    let format = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
    return format == key ? marked : fill(format)
  }

  /// The bytes of ``key``.
  private var keyLength: Int {
    marked.utf8.count - values.length + 2 * values.count
  }

  /// The text with `%@` for each value, by which translations are found.
  private var key: String {
    if values.isEmpty { return marked }
    var key = ""
    var end = 0
    for value in values.all {
      key += part(end..<value.lowerBound)
      key += "%@"
      end = value.upperBound
    }
    return key + part(end..<marked.utf8.count)
  }

  private func part(_ range: Range<Int>) -> Substring {
    let start = marked.utf8.index(marked.startIndex, offsetBy: range.lowerBound)
    return marked[start..<marked.utf8.index(start, offsetBy: range.count)]
  }

  /// Puts the values into a translation, in the places of `%@`, `%2$@`, `%lld` and the like.
  private func fill(_ format: String) -> String {
    if values.isEmpty { return format }
    let values = values.all
    var result = ""
    var rest = values[...]
    var parts = format.split(separator: "%", omittingEmptySubsequences: false)[...]
    result += parts.popFirst() ?? ""
    for part in parts {
      let digits = part.prefix { $0.isNumber }
      let hasPlace = !digits.isEmpty && part.dropFirst(digits.count).first == "$"
      let tail = hasPlace ? part.dropFirst(digits.count + 1) : part
      let specifier = ["@", "lld", "lf", "d", "f"].first { tail.hasPrefix($0) }
      let index = hasPlace ? Int(digits).map { $0 - 1 } : nil
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

/// Where the values of a text stand, in bytes of UTF-8.
///
/// The first is kept apart, so that most texts need no array.
struct ValuePlaces: Hashable, Sendable {
  private var first: Range<Int>?
  private var others: [Range<Int>] = []

  mutating func append(_ place: Range<Int>) {
    if first == nil { first = place } else { others.append(place) }
  }

  var isEmpty: Bool { first == nil }
  var count: Int { first == nil ? 0 : 1 + others.count }
  /// The bytes of all values.
  var length: Int { others.reduce(first?.count ?? 0) { $0 + $1.count } }
  var all: [Range<Int>] { first.map { [$0] + others } ?? [] }
}
