public import Foundation

/// A text of the app that is kept before it is shown: a key with the table and bundle of its
/// translations.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// What translations are found by; nil for the text itself.
  private let key: String?
  private let text: LocalizedStringKey
  private let table: String?
  private let bundle: Bundle?

  /// Makes a text of the app; the comment is for translators.
  public init(
    _ key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    (self.key, text, self.table, self.bundle) = (nil, key, table, bundle)
  }
  /// Makes a text of the app whose translations are found by a name; without one it is the default.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    (self.key, text, self.table, self.bundle) = (key.description, defaultValue, table, bundle)
  }
  /// Makes a text from a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }
  /// Makes a text from a literal with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }

  /// The text in the languages of the session, still in Markdown.
  public var localized: String { text.string(ofKey: key, table: table, bundle: bundle) }

  /// The same, with marks around ``markedValues``.
  @_spi(Views) public var marked: String { text.marked(ofKey: key, table: table, bundle: bundle) }
  /// The values that are more than characters.
  @_spi(Views) public var markedValues: [MarkedValue] { text.markedValues }
}

extension String {
  /// Makes a string of a text of the app, in the languages of the session.
  public init(localized resource: LocalizedStringResource) { self = resource.localized }
}

extension String {
  /// Makes a string of a text of the app, in the languages of the session.
  ///
  /// Markdown stays as it is. A text that a view shows is better kept as its key.
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.string(table: table, bundle: bundle)
  }

  /// Makes a string of a text whose translations are found by a name; without one it is the
  /// default.
  public init(
    localized key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue.string(ofKey: key.description, table: table, bundle: bundle)
  }
}
