import CoreArchitecture
import CoreViews
import Foundation
import Testing
import ViewsTesting

/// Dates and numbers in the language of the session.
@MainActor @Suite struct FormatLanguageTests {
  private static let noon = Date(timeIntervalSince1970: 1_795_348_800)

  private func text(_ language: String, @ViewBuilder _ content: () -> some View) -> String {
    PreferredLanguages([language]).asCurrent { HeadlessHost(isolation: nil, content).text }
  }

  @Test func aNumberIsWrittenAsTheLanguageWritesIt() {
    func number(_ language: String) -> String {
      text(language) {
        Text(1234.5, format: .number)
        Text("\(0.25, format: .percent) of it")
        LabeledContent("Sum", value: 1234.5, format: .number)
      }
    }
    #expect(number("en") == "1,234.5\n25% of it\nSum  1,234.5")
    #expect(number("ko") == "1,234.5\n25% of it\nSum  1,234.5")
  }

  @Test func aDateIsWrittenInTheLanguage() {
    func day(_ language: String) -> String {
      text(language) {
        Text(Self.noon, format: Date.FormatStyle(timeZone: .gmt).year().month(.wide).day())
      }
    }
    #expect(day("en") == "November 22, 2026")
    #expect(day("ko-KR") == "2026년 11월 22일")
  }

  @Test func aFormatThatNamesItsLocaleKeepsIt() {
    let german = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de"))
    #expect(text("ko") { Text(1234.5, format: german) } == "1.234,5")
  }

  @Test func distancesOfTimeAreInTheLanguage() {
    func words(_ language: String, _ style: Text.DateStyle, _ distance: TimeInterval) -> String {
      text(language) { Text(Date(timeIntervalSinceNow: distance + 0.9), style: style) }
    }
    #expect(words("en", .relative, 125) == "2 min, 5 sec")
    #expect(words("ko", .relative, 125) == "2분 5초")
    #expect(words("en", .relative, 390_125) == "4 days, 12 hr")
    #expect(words("ko", .relative, 390_125) == "4일 12시간")
    #expect(words("en", .offset, -7_776_001) == "-3 months")
    #expect(words("en", .offset, 61) == "+1 minute")
    #expect(words("ko", .offset, 7_300) == "+2시간")
    #expect(words("ko", .timer, 3_725) == "1:02:05")
  }

  @Test func viewsReadTheLocaleOfTheSession() {
    struct Place: View {
      @Environment(\.locale) private var locale
      var body: some View { Text(verbatim: locale.identifier(.bcp47)) }
    }
    #expect(text("ko-KR") { Place() } == "ko-KR")
  }
}
