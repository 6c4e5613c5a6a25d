import Foundation
import Testing
import Views

@Suite
struct DateComponentsFormatterTests {
  @Test(arguments: [
    (3_905, "1:05:05"), (65, "1:05"), (5, "5"), (0, "0"), (3_600, "1:00:00"), (-65, "-1:05"),
    (90_000, "25:00:00"),
  ])
  func `Numbers stand between colons`(seconds: Double, expected: String) {
    let formatter = CoreViews.DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: seconds) == expected)
  }

  @Test func `Zeros are padded where that is asked for`() {
    let formatter = CoreViews.DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    #expect(formatter.string(from: 725) == "12:05")
  }

  @Test(
    arguments: [
      (.full, "1 hour, 5 seconds"), (.short, "1 hr, 5 secs"), (.abbreviated, "1h 5s"),
      (.spellOut, "one hour, five seconds"), (.brief, "1hr 5secs"),
    ] as [(CoreViews.DateComponentsFormatter.UnitsStyle, String)])
  func `Units are named`(style: CoreViews.DateComponentsFormatter.UnitsStyle, expected: String) {
    let formatter = CoreViews.DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = style
    #expect(formatter.string(from: 3_605) == expected)
    formatter.zeroFormattingBehavior = []
    #expect(formatter.string(from: 3_605) != expected)
  }

  @Test func `The largest units are written where they are enough`() {
    let formatter = CoreViews.DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 3 * 86_400 + 7_384) == "3 days, 2 hours")
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 3_784) == "63 minutes, 4 seconds")
  }

  @Test func `Years and months are counted by the calendar`() throws {
    let formatter = CoreViews.DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.year, .month, .day]
    let components = DateComponents(year: 1, month: 14, day: 1)
    #expect(formatter.string(from: components) == "2 years, 2 months, 1 day")
    #expect(formatter.string(for: components) == "2 years, 2 months, 1 day")
    #expect(formatter.string(for: 3) == nil)
  }

  @Test func `It is in the language of the session`() {
    let formatter = CoreViews.DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.includesTimeRemainingPhrase = true
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 65) == "About 1 minute, 5 seconds remaining")
    PreferredLanguages(["ko"]).asCurrent {
      #expect(formatter.string(from: 40_000_000) == "약 1년 3개월 7일 23시간 6분 40초 남음")
    }
  }

  @Test func `What is no number is no text`() {
    #expect(CoreViews.DateComponentsFormatter().string(from: .infinity) == nil)
    #expect(CoreViews.DateComponentsFormatter().string(from: .nan) == nil)
  }
}
