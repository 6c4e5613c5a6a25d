import CoreArchitecture
import CoreViews
import Testing
import ViewsTesting

/// Nouns that agree with the number before them.
@MainActor @Suite struct InflectionTests {
  private func text(_ key: LocalizedStringKey, in language: String = "en") -> String {
    PreferredLanguages([language]).asCurrent { HeadlessHost { Text(key) } }.text
  }

  @Test(arguments: [
    (1, "1 buoy"), (2, "2 buoys"), (0, "0 buoys"), (-1, "-1 buoys"),
  ])
  func aNounAgreesWithItsNumber(number: Int, expected: String) {
    #expect(text("^[\(number) buoy](inflect: true)") == expected)
  }

  @Test func nounsHaveThePluralsOfEnglish() {
    #expect(text("^[\(3) ferry](inflect: true)") == "3 ferries")
    #expect(text("^[\(3) day](inflect: true)") == "3 days")
    #expect(text("^[\(3) winch](inflect: true)") == "3 winches")
    #expect(text("^[\(3) person](inflect: true) on **deck**") == "3 people on deck")
    #expect(text("^[\(3) buoys](inflect: true)") == "3 buoys")
    #expect(text("^[\(3) compass](inflect: true)") == "3 compasses")
    #expect(text("^[no number](inflect: true)") == "no number")
  }

  @Test func otherMarksAreTakenAsTheyAre() {
    #expect(text("^[\(3) buoy](inflect: false)").hasPrefix("^"))
    #expect(text("2 ^ 3") == "2 ^ 3")
    #expect(text("^[\(3) Tag](inflect: true)", in: "de") == "3 Tag")
  }
}
