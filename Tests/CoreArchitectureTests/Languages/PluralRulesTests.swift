import Foundation
import Testing

@testable import CoreArchitecture

/// Which form a number has in which language.
@Suite struct PluralRulesTests {
  @Test(arguments: [
    ("ru", "1 21 101: one · 2 3 24 102: few · 0 5 11 12 14 20 111 1000000: many"),
    ("uk-UA", "1 31: one · 4 22: few · 0 7 13: many"),
    ("pl", "1: one · 2 4 22: few · 0 5 12 21 101: many"),
    ("cs", "1: one · 2 4: few · 0 5 22: other"),
    ("fr", "0 1: one · 2 17 100: other · 1000000 2000000: many"),
    ("fr-CA", "0 1: one · 2: other"),
    ("pt", "0 1: one · 2: other"),
    ("pt-PT", "1: one · 0 2: other"),
    ("pt_PT", "1: one · 0 2: other"),
    ("es", "1: one · 0 2: other · 1000000: many"),
    ("en", "1: one · 0 2 21: other"),
    ("de-AT", "1: one · 0 2: other"),
    ("ar", "0: zero · 1: one · 2: two · 3 10 103: few · 11 99 111: many · 100 102: other"),
    ("he", "1: one · 2: two · 0 3 10: other"),
    ("sl", "1 101: one · 2 102: two · 3 4 103: few · 0 5: other"),
    ("lv", "0 10 11: zero · 1 21: one · 2 22: other"),
    ("lt", "1 21: one · 2 29: few · 0 10 11: other"),
    ("ro", "1: one · 0 2 19 101: few · 20 100: other"),
    ("hr", "1 21: one · 2 24: few · 0 5 11 12: other"),
    ("cy", "0: zero · 1: one · 2: two · 3: few · 6: many · 4 7: other"),
    ("ga", "1: one · 2: two · 3 6: few · 7 10: many · 0 11: other"),
    ("hi", "0 1: one · 2: other"),
    ("tr", "1: one · 0 2: other"),
    ("ko", "0 1 2 5: other"),
    ("zh-Hant", "1 2: other"),
    ("ja", "1: other"), ("th", "1: other"), ("vi", "1: other"),
    ("tlh", "1: other"),
  ])
  func wholeNumbers(language: String, expected: String) throws {
    let rules = PluralRules.of(language)
    for part in expected.split(separator: " · ") {
      let sides = part.split(separator: ": ")
      for number in sides[0].split(separator: " ") {
        let number = try #require(Int(number).flatMap { PluralNumber($0) })
        #expect(rules.form(for: number) == sides[1], "\(number.integer)")
      }
    }
  }

  @Test(arguments: [
    ("en", 1, "1.0", "other"), ("en", 1.5, "1.5", "other"), ("es", 1, "1.0", "one"),
    ("fr", 1.5, "1,5", "one"), ("fr", 2, "2,0", "other"), ("ru", 1.5, "1,5", "other"),
    ("cs", 1.5, "1,5", "many"), ("lt", 1.5, "1,5", "many"), ("da", 0.5, "0,5", "one"),
    ("pl", 2.5, "2,5", "other"), ("hr", 2.1, "2,1", "one"), ("is", 0.1, "0,1", "one"),
    ("en", 1234.5, "1,234.50", "other"), ("ar", 3, "٣", "few"), ("he", 0.5, "0.5", "one"),
  ])
  func fractions(language: String, value: Double, text: String, form: String) throws {
    let number = try #require(PluralNumber(value, writtenAs: text))
    #expect(PluralRules.of(language).form(for: number) == form)
  }

  @Test func whatIsNoNumberHasNoForm() {
    #expect(PluralNumber("7", writtenAs: "7") == nil)
    #expect(PluralNumber(Double.nan, writtenAs: "nan") == nil)
    #expect(PluralNumber(Double.infinity, writtenAs: "inf") == nil)
    #expect(PluralNumber(1e300, writtenAs: "1e+300") == nil)
    #expect(PluralNumber(Decimal(string: "1.50")!, writtenAs: "1.50")?.fraction == 50)
    #expect(PluralNumber(-3, writtenAs: "-3") == PluralNumber(3))
  }

  @Test func eachLanguageHasItsRulesOnce() {
    let languages = rulesOfLanguages.flatMap { $0.languages.split(separator: " ") }
    #expect(Set(languages).count == languages.count)
    let forms: Set = ["zero", "one", "two", "few", "many", "other"]
    for language in languages {
      let rules = PluralRules.of(String(language))
      #expect((0...200).allSatisfy { forms.contains(rules.form(for: PluralNumber($0)!)) })
    }
  }

  @Test func aTextTakesTheFormOfTheNumberInIt() throws {
    let forms = ["one", "few", "many", "other"].map {
      "\"\($0)\": { \"stringUnit\": { \"value\": \"%@ \($0)\" } }"
    }
    let json = """
      { "sourceLanguage": "en", "strings": { "%lf miles": { "localizations": {
        "ru": { "variations": { "plural": { \(forms.joined(separator: ",")) } } }
      } } } }
      """
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(json.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    let bundle = try #require(Bundle(url: folder))
    func said(_ key: LocalizedStringKey) -> String {
      key.string(bundle: bundle, in: PreferredLanguages(["ru"]))
    }
    #expect(said("\(21) miles") == "21 one")
    #expect(said("\(22) miles") == "22 few")
    #expect(said("\(25) miles") == "25 many")
    #expect(said("\(1.5) miles") == "1.5 other")
    #expect(said("\(2, specifier: "%d") miles") == "2 few")
    #expect(said("\(5, format: .number) miles") == "5 many")
    #expect(said("\("3") miles") == "3 other")
  }
}
