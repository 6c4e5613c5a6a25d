import Foundation
import Testing

/// Every text is there in English and in Korean, and every literal of a view is a text.
@Suite struct CatalogueTests {
  @Test func eachFeatureHasACatalogue() {
    let names = Catalogue.ofPrograms.map { $0.url.deletingLastPathComponent().lastPathComponent }
    for name in ["A", "B1", "B2", "Facts", "Login", "Root", "Effects", "Harbour"] {
      #expect(names.contains(name))
    }
    #expect(Catalogue.all.count == Catalogue.ofPrograms.count + 2)
  }

  @Test(arguments: Catalogue.all)
  func everyKeyIsInBothLanguages(catalogue: Catalogue) {
    #expect(catalogue.sourceLanguage == "en")
    #expect(!catalogue.words.isEmpty)
    for (key, word) in catalogue.words {
      let korean = word.localizations["ko"]?.texts ?? [:]
      #expect(korean.keys.sorted() == [""] || korean.keys.sorted() == ["other"], "\(key)")
      let english = word.localizations["en"]?.texts ?? ["": key]
      #expect(english.keys.sorted() == [""] || english.keys.sorted() == ["one", "other"], "\(key)")
      #expect(Set(word.localizations.keys).isSubset(of: ["en", "ko"]), "\(key)")
    }
  }

  @Test func whereEnglishIsSpokenTheTextsOfOurOwnNeedNotBeRead() {
    for catalogue in Catalogue.all where catalogue.url.lastPathComponent != "Localizable.xcstrings"
    {
      #expect(catalogue.words.values.allSatisfy { $0.localizations["en"] == nil })
    }
  }

  @Test(arguments: Catalogue.all)
  func translationsHaveTheValuesOfTheirKeys(catalogue: Catalogue) {
    for (key, word) in catalogue.words {
      let places = Catalogue.places(in: key)
      for text in word.localizations.values.flatMap(\.texts.values) {
        #expect(!text.isEmpty)
        #expect(Catalogue.places(in: text) == places, "\(key): \(text)")
      }
    }
  }

  @Test func aKeyThatTwoPackagesHaveMeansTheSame() {
    var known: [String: [String: String]] = [:]
    for catalogue in Catalogue.ofPrograms {
      for (key, word) in catalogue.words {
        let texts = word.localizations.flatMap { language, text in
          text.texts.map { ("\(language) \($0)", $1) }
        }
        let meaning = Dictionary(uniqueKeysWithValues: texts)
        #expect(known[key, default: meaning] == meaning, "\(key) in \(catalogue.url.path)")
        known[key] = meaning
      }
    }
  }

  @Test(arguments: Catalogue.ofPrograms)
  func everyLiteralOfAViewIsAKey(catalogue: Catalogue) throws {
    let keys = Set(catalogue.words.keys.map(Catalogue.plain))
    let literals = try Self.literals(in: catalogue.sources)
    for literal in literals where literal.contains(where: \.isLetter) {
      #expect(keys.contains(literal))
    }
  }

  @Test(arguments: Catalogue.ofPrograms)
  func everyKeyIsInTheSources(catalogue: Catalogue) throws {
    let sources = Self.onOneLine(Self.withoutValues(try catalogue.sources))
    for key in catalogue.words.keys.map(Catalogue.plain) {
      let literal = key.replacing("\"", with: "\\\"")
      #expect(sources.contains("\"\(literal)\""))
    }
  }

  @Test func theChecksFindWhatTheyAreFor() throws {
    let source = """
      Text("Two \\(count(of: ["a"])) of \\(name)") ; Button(isOn ? "Off" : "On") { send("no") }
      TextField("Name", text: $name, prompt: "Ada") ; x.navigationTitle("Page")
      """
    #expect(
      try Self.literals(in: source) == ["Two %@ of %@", "Off", "On", "Name", "Ada", "Page"])
    #expect(Catalogue.places(in: "%2$@ of %1$lld") == [1, 2])
    #expect(Catalogue.places(in: "%@ of %lld") == [1, 2])
    #expect(Catalogue.places(in: "%@") != Catalogue.places(in: "%2$@"))
  }

  /// What stands first in a view or modifier that shows a text, with `%@` for each value.
  static func literals(in source: String) throws -> [String] {
    let source = withoutValues(source)
    let views = """
      Text|Button|Label|TextField|SecureField|Toggle|Picker|Stepper|Section|Menu|ProgressView|\
      DatePicker|DisclosureGroup|NavigationLink|ContentUnavailableView|Tab|TextState|GroupBox|\
      LabeledContent|navigationTitle|accessibilityLabel|accessibilityHint
      """
    let start = try Regex<Substring>("\\b(?:\(views))\\(\\s*|(?:prompt|text): (?=\")")
      .wordBoundaryKind(.simple)
    var found: [String] = []
    for match in source.matches(of: start) {
      let rest = source[match.range.upperBound...]
      if let first = rest.prefixMatch(of: /"((?:[^"\\]|\\.)*)"/) {
        found.append(String(first.1))
      } else if let choice = rest.prefixMatch(
        of: /[^"{}?;]*\? "((?:[^"\\]|\\.)*)" : "((?:[^"\\]|\\.)*)"/)
      {
        found += [String(choice.1), String(choice.2)]
      }
    }
    return found
  }

  /// The source with its literals of several lines on one.
  private static func onOneLine(_ source: String) -> String {
    source.replacing(/\\\n\s*/, with: "").replacing(/"""\n\s*(.*)\n\s*"""/) {
      "\"" + $0.1.replacing("\"", with: "\\\"") + "\""
    }
  }

  /// The source with `%@` for each value in a literal.
  private static func withoutValues(_ source: String) -> String {
    var result = ""
    var rest = source[...]
    while let start = rest.range(of: "\\(") {
      result += rest[..<start.lowerBound] + "%@"
      var depth = 1
      var end = start.upperBound
      while depth > 0, end < rest.endIndex {
        if rest[end] == "(" { depth += 1 }
        if rest[end] == ")" { depth -= 1 }
        end = rest.index(after: end)
      }
      rest = rest[end...]
    }
    return result + rest
  }
}
