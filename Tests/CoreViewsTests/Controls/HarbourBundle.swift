import Foundation
import Testing

/// A bundle with texts in English and Korean.
enum HarbourBundle {
  static func make() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let json = """
      { "sourceLanguage": "en", "strings": {
        "%@ to %@": { "localizations": { "ko": { "stringUnit": { "value": "%2$@, 출발지 %1$@" } } } },
        "Cast off": { "localizations": { "ko": { "stringUnit": { "value": "출항" } } } },
        "%lld boats": { "localizations": {
          "en": { "variations": { "plural": {
            "one": { "stringUnit": { "value": "%lld boat" } },
            "other": { "stringUnit": { "value": "%lld boats" } } } } },
          "ko": { "stringUnit": { "value": "배 %lld척" } } } }
      } }
      """
    try Data(json.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    return try #require(Bundle(url: folder))
  }
}
