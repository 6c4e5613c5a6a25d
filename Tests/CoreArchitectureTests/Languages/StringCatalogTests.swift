import Foundation
import Testing

@testable import CoreArchitecture

/// Translations as Xcode keeps them, in English and Korean.
@Suite struct StringCatalogTests {
  private static let json = """
    {
      "sourceLanguage": "en",
      "version": "1.0",
      "strings": {
        "Cast off": {
          "localizations": { "ko": { "stringUnit": { "state": "translated", "value": "출항" } } }
        },
        "%lld boats": {
          "localizations": {
            "en": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld boat" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld boats" } }
            } } },
            "ko": { "variations": { "plural": {
              "other": { "stringUnit": { "state": "translated", "value": "배 %lld척" } }
            } } }
          }
        },
        "%@ leaves %@": {
          "localizations": {
            "ko": { "stringUnit": { "state": "translated", "value": "%2$@에서 %1$@ 출발" } }
          }
        },
        "Untold": {}
      }
    }
    """

  private func catalog() throws -> StringCatalog { try StringCatalog(json: Data(Self.json.utf8)) }

  @Test func eachLanguageHasItsWords() throws {
    let catalog = try catalog()
    #expect(catalog.format(for: "Cast off", in: ["ko-KR", "ko"], number: nil) == "출항")
    #expect(catalog.format(for: "Cast off", in: ["en"], number: nil) == nil)
    #expect(catalog.format(for: "Cast off", in: ["fr"], number: nil) == nil)
    #expect(catalog.format(for: "Untold", in: ["ko"], number: nil) == nil)
    #expect(catalog.format(for: "Unknown", in: ["ko"], number: nil) == nil)
  }

  @Test(arguments: [
    ("%2$@ of %1$lld", "%@ of %@"), ("%lld%%", "%@%%"), ("%%d", "%%@"), ("%5d", "%5d"),
    ("%12$lf m", "%@ m"), ("50 %", "50 %"), ("%$@", "%$@"), ("%x%u", "%x%@"),
  ])
  func theValuesOfAKeyAreAlike(key: String, plain: String) throws {
    let json = """
      { "sourceLanguage": "en", "strings": {
        "\(key)": { "localizations": { "ko": { "stringUnit": { "value": "말" } } } } } }
      """
    let catalog = try StringCatalog(json: Data(json.utf8))
    #expect(catalog.format(for: plain, in: ["ko"], number: nil) == "말")
  }

  @Test func numbersChooseTheForm() throws {
    let catalog = try catalog()
    #expect(catalog.format(for: "%@ boats", in: ["en"], number: PluralNumber(1)) == "%lld boat")
    #expect(catalog.format(for: "%@ boats", in: ["en"], number: PluralNumber(0)) == "%lld boats")
    #expect(catalog.format(for: "%@ boats", in: ["ko"], number: PluralNumber(1)) == "배 %lld척")
  }

  @Test func aKeyIsMadeOnlyWhereATranslationIsPossible() throws {
    let catalog = StringCatalog(StringCatalog(), try self.catalog())
    let leaves = "%@ leaves %@".utf8.count
    #expect(catalog.mayTranslate(keyOf: leaves, into: ["ko"]))
    #expect(catalog.mayTranslate(keyOf: leaves, into: ["fr", "ko"]))
    #expect(!catalog.mayTranslate(keyOf: leaves, into: []))
    #expect(!catalog.mayTranslate(keyOf: leaves, into: ["en-GB", "en", "ko"]))
    #expect(!catalog.mayTranslate(keyOf: 1_000, into: ["ko"]))
    // The source has forms of its own for a key of this length.
    #expect(catalog.mayTranslate(keyOf: "%@ boats".utf8.count, into: ["en"]))
  }

  @Test func aCatalogueKnowsItsLanguages() throws {
    let catalog = try catalog()
    #expect(catalog.languages == ["en", "ko"])
    #expect(catalog.sourceLanguage == "en")
  }

  @Test func ofTwoCataloguesTheFirstHasTheWord() throws {
    let first = try catalog()
    let other = """
      { "sourceLanguage": "en", "strings": {
        "Cast off": { "localizations": { "ko": { "stringUnit": { "value": "시작" } } } },
        "Moor": { "localizations": { "ko": { "stringUnit": { "value": "정박" } } } } } }
      """
    let catalog = StringCatalog(first, try StringCatalog(json: Data(other.utf8)))
    #expect(catalog.format(for: "Cast off", in: ["ko"], number: nil) == "출항")
    #expect(catalog.format(for: "Moor", in: ["ko"], number: nil) == "정박")
  }

  @Test func aCatalogueThatCannotBeReadIsReported() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let broken = Self.json.replacing("\"value\": \"출항\"", with: "\"value\": 3")
    try Data(broken.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    let bundle = try #require(Bundle(url: folder))
    withKnownIssue {
      #expect(StringCatalogs.catalog(table: "Localizable", in: bundle) == nil)
    } matching: { issue in
      let text = issue.description
      return text.contains("Localizable.xcstrings")
        && text.contains("strings.Cast off.localizations.ko.stringUnit.value")
    }
    // It is read, and reported, once.
    #expect(StringCatalogs.catalog(table: "Localizable", in: bundle) == nil)
  }

  @Test func aTextMayHaveAKeyThatIsNoText() throws {
    let json = """
      { "sourceLanguage": "en", "strings": { "harbour.berths": { "localizations": {
        "en": { "stringUnit": { "value": "%@ berths" } },
        "ko": { "stringUnit": { "value": "선석 %@개" } } } } } }
      """
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(json.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    let bundle = try #require(Bundle(url: folder))
    let text: LocalizedStringKey = "\(3) places"
    #expect(
      text.string(
        ofKey: "harbour.berths", table: nil, bundle: bundle, in: PreferredLanguages(["ko"]))
        == "선석 3개")
    let resource = LocalizedStringResource(
      "harbour.berths", defaultValue: "\(3) places", bundle: bundle)
    #expect(String(localized: resource) == "3 berths")
    #expect(
      String(localized: "harbour.quays", defaultValue: "\(2) quays", bundle: bundle) == "2 quays")
  }
}
