public import Foundation

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

  /// Makes a string of a text whose translations are found by a name; without one it is the default.
  public init(
    localized key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue.string(ofKey: key.description, table: table, bundle: bundle)
  }
}
