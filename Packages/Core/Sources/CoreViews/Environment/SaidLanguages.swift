internal import CoreArchitecture
internal import Foundation

/// The languages that a view says for those below it, kept outside: most views say none.
final class SaidLanguages: Equatable {
  let languages: PreferredLanguages

  init(of locale: Locale) { languages = PreferredLanguages(of: locale) }

  static func == (lhs: SaidLanguages, rhs: SaidLanguages) -> Bool {
    lhs.languages == rhs.languages
  }
}
