public import Foundation

extension PreferredLanguages {
  /// The locale in which dates and numbers are written, in the language that texts are shown in.
  ///
  /// A person's region stays: with `ko-KR` and Korean texts it is `ko-KR`. Where no language is
  /// preferred, it is that of the system.
  public var locale: Locale {
    if let said { return said }
    guard !tags.isEmpty else { return .current }
    let shown = shown
    return Locale(
      identifier: tags.first { $0 == shown || $0.hasPrefix("\(shown)-") } ?? shown)
  }
}

extension FormatStyle {
  /// Formats a value in the languages of the session, unless the style names a locale itself.
  package func formatInSession(_ value: FormatInput) -> FormatOutput {
    let languages = PreferredLanguages.current
    let names = self != locale(.autoupdatingCurrent) && self != locale(.current)
    guard languages.said != nil || !languages.tags.isEmpty, !names else { return format(value) }
    return locale(languages.locale).format(value)
  }
}
