import CoreArchitecture
import Testing

/// Where the languages of a person come from.
@Suite struct PreferredLanguagesTests {
  @Test func theVariablesOfTheSystemNameThem() {
    #expect(PreferredLanguages(variables: ["LANG": "ko_KR.UTF-8"]).tags == ["ko-KR", "ko"])
    #expect(
      PreferredLanguages(variables: ["LC_ALL": "de_DE@euro", "LC_MESSAGES": "ko", "LANG": "fr"])
        .tags == ["de-DE", "de"])
    #expect(
      PreferredLanguages(variables: ["LC_ALL": "", "LC_MESSAGES": "ko", "LANG": "fr"]).tags
        == ["ko"])
    #expect(
      PreferredLanguages(variables: ["LANGUAGE": "de:en_GB", "LANG": "fr_FR"]).tags
        == ["de", "en-GB", "en", "fr-FR", "fr"])
    #expect(PreferredLanguages(variables: [:]).tags.isEmpty)
  }

  @Test func theSystemsOwnLocaleNamesNone() {
    for name in ["C", "POSIX", "C.UTF-8"] {
      #expect(PreferredLanguages(variables: ["LC_ALL": name, "LANGUAGE": "ko"]).tags.isEmpty)
    }
  }

  @Test func aBrowserRanksThem() {
    func tags(_ header: String) -> [String] { PreferredLanguages(acceptLanguage: header).tags }
    #expect(tags("ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7") == ["ko-KR", "ko", "en-US", "en"])
    #expect(tags("en;q=0.5, ko") == ["ko", "en"])
    #expect(tags("de;q=0, *;q=0.1, ko; q=0.3") == ["ko"])
    #expect(tags("zh-Hant-TW") == ["zh-Hant-TW", "zh-Hant", "zh"])
    #expect(tags(";;q=,,=") == [])
    #expect(tags(String(repeating: "x-a,", count: 10_000)) == ["x-a", "x"])
  }

  @Test func theyCountWithinACallAlone() {
    #expect(PreferredLanguages.current.tags.isEmpty)
    PreferredLanguages(["ko"]).asCurrent {
      #expect(PreferredLanguages.current.tags == ["ko"])
      PreferredLanguages(["en"]).asCurrent {
        #expect(PreferredLanguages.current.tags == ["en"])
      }
      #expect(PreferredLanguages.current.tags == ["ko"])
    }
    #expect(PreferredLanguages.current.tags.isEmpty)
  }

  @Test func tasksThatACallMakesKeepThem() async {
    let task = PreferredLanguages(["ko"]).asCurrent { Task { PreferredLanguages.current.tags } }
    #expect(await task.value == ["ko"])
    let inner = await PreferredLanguages(["ko"]).asCurrent {
      await PreferredLanguages(["en"]).asCurrent { Task { PreferredLanguages.current.tags } }.value
    }
    #expect(inner == ["en"])
  }

  @Test func tasksTakeThemAlong() async {
    await PreferredLanguages(["ko"]).asCurrent {
      #expect(PreferredLanguages.current.tags == ["ko"])
      await Task { #expect(PreferredLanguages.current.tags == ["ko"]) }.value
      PreferredLanguages(["en"]).asCurrent {
        #expect(PreferredLanguages.current.tags == ["en"])
      }
    }
    #expect(PreferredLanguages.current.tags.isEmpty)
  }

  @Test func theFirstThatTheProgramHasIsShown() {
    #expect(PreferredLanguages.available.contains("ko"))
    #expect(PreferredLanguages(["fr", "ko-KR"]).shown == "ko")
    #expect(PreferredLanguages(["fr"]).shown == "en")
    #expect(PreferredLanguages([]).shown == "en")
  }
}
