import CoreTesting
import Foundation
import Testing

@testable import CoreViews

/// Translations as Xcode keeps them, in English and Korean.
@MainActor
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

  @Test func numbersChooseTheForm() throws {
    let catalog = try catalog()
    #expect(catalog.format(for: "%@ boats", in: ["en"], number: 1) == "%lld boat")
    #expect(catalog.format(for: "%@ boats", in: ["en"], number: 0) == "%lld boats")
    #expect(catalog.format(for: "%@ boats", in: ["ko"], number: 1) == "배 %lld척")
  }

  @Test func theVariablesOfTheSystemNameTheLanguages() {
    #expect(StringCatalogs.languages(in: ["LANG": "ko_KR.UTF-8"]) == ["ko-KR", "ko"])
    #expect(
      StringCatalogs.languages(in: ["LANGUAGE": "de:en_GB", "LC_ALL": "C"])
        == ["de", "en-GB", "en", "C"])
    #expect(StringCatalogs.languages(in: [:]) == [])
  }

  @Test func aTextFindsTheCatalogueOfItsBundle() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Every language has the same words, so that the test does not depend on that of the machine.
    let word = #"{ "stringUnit": { "state": "translated", "value": "%2$@ → %1$@" } }"#
    let languages = (StringCatalogs.languages + ["en"]).map { "\"\($0)\": \(word)" }
    let json = """
      { "sourceLanguage": "en", "strings": { "%@ to %@":
      { "localizations": { \(Set(languages).joined(separator: ", ")) } } } }
      """
    try Data(json.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    let bundle = try #require(Bundle(url: folder))
    let host = HeadlessHost { Text("\("North") to \("South")", bundle: bundle) }
    #expect(host.text == "South → North")
  }

  @Test func titlesOfControlsAreKeysWithMarkdown() {
    let host = HeadlessHost {
      NavigationStack {
        Form {
          Section("**Tides**") { Text("high") }
          Picker("*Side*", selection: .constant(1)) { Text("Port").tag(1) }
          TextField("**Ship**", text: .constant("Hulk"))
          DisclosureGroup("**More**") { Text("rest") }
        }
        .navigationTitle("**Harbour** \(3)")
      }
    }
    let text = host.text
    #expect(!text.contains("*"), "\(text)")
    for part in ["Harbour 3", "Tides", "Side", "Ship", "More"] {
      #expect(text.contains(part), "\(text)")
    }
    let title = String("**kept**")
    #expect(HeadlessHost { Section(title) { Text("a") } }.text.contains("**kept**"))
  }
}
