import Foundation
import Testing

/// A catalogue of translations in the sources, as it is written.
struct Catalogue: CustomTestStringConvertible {
  struct Word: Decodable {
    let localizations: [String: Localization]
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?

    /// All texts by the names of their forms; "" for a text without forms.
    var texts: [String: String] {
      var texts = (variations?.plural ?? [:]).compactMapValues { $0.stringUnit?.value }
      texts[""] = stringUnit?.value
      return texts
    }
  }

  struct Variations: Decodable { let plural: [String: Localization]? }
  struct Unit: Decodable { let value: String }

  private struct File: Decodable {
    let sourceLanguage: String
    let strings: [String: Word]
  }

  let url: URL
  let sourceLanguage: String
  let words: [String: Word]

  var testDescription: String { url.pathComponents.suffix(2).joined(separator: "/") }

  init(_ url: URL) throws {
    self.url = url
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
    (sourceLanguage, words) = (file.sourceLanguage, file.strings)
  }

  /// All catalogues of the packages, the app and the demos.
  static let all: [Catalogue] = {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let folders = ["Packages", "App", "Demos"].map { root.appending(path: $0) }
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []
    }
    return files.filter { $0.pathExtension == "xcstrings" }.sorted { $0.path < $1.path }
      .compactMap { try? Catalogue($0) }
  }()

  /// Those of packages' own texts, which one program may hold together.
  static let ofPrograms = all.filter { $0.url.lastPathComponent == "Localizable.xcstrings" }

  /// The Swift files beside the catalogue.
  var sources: String {
    get throws {
      let folder = url.deletingLastPathComponent()
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }
  }

  /// The places for values, by their numbers: `%2$@ of %1$lld` has 2 and 1.
  static func places(in text: String) -> [Int] {
    var next = 0
    return text.matches(of: /%(?:(\d+)\$)?(?:lld|@)/).map { match in
      next += 1
      return match.1.flatMap { Int($0) } ?? next
    }.sorted()
  }

  /// A key in which each value is `%@`.
  static func plain(_ key: String) -> String { key.replacing("%lld", with: "%@") }
}
