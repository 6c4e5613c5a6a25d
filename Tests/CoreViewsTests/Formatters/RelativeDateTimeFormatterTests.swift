import Foundation
import Testing
import Views

@Suite
struct RelativeDateTimeFormatterTests {
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  @Test(arguments: [
    (-7_199, "1 hour ago"), (-59, "59 seconds ago"), (120, "in 2 minutes"), (-86_400, "1 day ago"),
    (-700_000, "1 week ago"), (0, "in 0 seconds"),
  ])
  func `The largest whole unit counts`(seconds: Double, expected: String) {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(for: now + seconds, relativeTo: now) == expected)
  }

  @Test func `Days next to today have names`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    formatter.locale = Locale(identifier: "ko")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "내일")
  }

  @Test func `Units can be short or spelled`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(hour: 3)) == "in three hours")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(hour: 3)) == "in 3 hr")
    #expect(formatter.string(for: "no date") == nil)
  }

  @Test func `A list is joined`() {
    let formatter = ListFormatter()
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    formatter.locale = Locale(identifier: "ko")
    #expect(formatter.string(from: [1, 2]) == "1 및 2")
    #expect(ListFormatter.localizedString(byJoining: []) == "")
    #expect(formatter.string(for: 3) == nil)
  }
}
