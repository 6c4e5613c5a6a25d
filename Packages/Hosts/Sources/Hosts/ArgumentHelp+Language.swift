import ArgumentParser
import CoreArchitecture
@_spi(Hosts) import CoreViews

extension ArgumentHelp {
  /// Makes the help of an option in the language that the command line asks for, else in that of the
  /// process.
  ///
  /// The flag counts from here on, since `--help` is answered before any option is read.
  package static func inLanguage(
    _ abstract: LocalizedStringKey, discussion: LocalizedStringKey = "", valueName: String? = nil
  ) -> ArgumentHelp {
    _ = isLanguageRead
    return ArgumentHelp(
      hostText(abstract), discussion: hostText(discussion), valueName: valueName)
  }

  private static let isLanguageRead: Bool = {
    let words = CommandLine.arguments
    let given = zip(words, words.dropFirst()).first { $0.0 == "--language" }?.1
    let joined = words.first { $0.hasPrefix("--language=") }?.dropFirst("--language=".count)
    guard let language = given ?? joined.map(String.init),
      PreferredLanguages.available.contains(language)
    else { return false }
    PreferredLanguages.ofProcess = PreferredLanguages([language])
    return true
  }()
}
