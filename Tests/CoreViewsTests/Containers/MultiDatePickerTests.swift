import CoreViews
import Foundation
import Testing
import ViewsTesting

@MainActor @Suite struct MultiDatePickerTests {
  @Test func daysOfAMonthAreChosen() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_GB")
    calendar.firstWeekday = 2
    let days = Box<Set<DateComponents>>([DateComponents(year: 2026, month: 2, day: 3)])
    let host = HeadlessHost {
      MultiDatePicker("Watches", selection: days.binding).environment(\.calendar, calendar)
    }
    // February 2026 begins on a Sunday and has 28 days.
    #expect(
      host.text.hasPrefix("Watches\n[ Earlier month ]  February 2026  [ Later month ]\nMo  Tu"))
    let buttons = host.session.root.flattened.filter { $0.role == .button }
    #expect(buttons.count == 2 + 28)
    let third = try host.session.root.find("2026-02-03").get()
    #expect(third.accessibility.traits.contains(.isSelected))
    host.tap("2026-02-28")
    host.tap("2026-02-03")
    #expect(days.value.map(\.day) == [28])
    host.tap("Later month")
    #expect(host.text.contains("March 2026"))
    #expect((try? host.session.root.find("2026-03-31").get()) != nil)
  }

  @Test func daysOutOfTheRangeAreDisabled() throws {
    let start = Date(timeIntervalSince1970: 1_772_323_200)
    let host = HeadlessHost {
      MultiDatePicker(
        "", selection: .constant([]), in: start..<start.addingTimeInterval(3 * 86_400))
    }
    let days = host.session.root.flattened.filter { $0.role == .button && $0.label.count == 10 }
    #expect((2...4).contains(days.count { $0.isEnabled }))
  }
}
