import CoreViews
import Foundation
import Testing
import ViewsTesting

@MainActor @Suite struct GraphicalDatePickerTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  @Test func aDayOfAMonthIsPickedAndKeepsItsTime() {
    // 9 February 2026, 08:30.
    let date = Box(Date(timeIntervalSince1970: 1_770_625_800))
    let host = HeadlessHost {
      DatePicker("Departure", selection: date.binding, displayedComponents: .date)
        .datePickerStyle(.graphical)
        .environment(\.calendar, calendar)
    }
    #expect(host.text.hasPrefix("[ Earlier month ]  February 2026  [ Later month ]"))
    host.tap("Later month")
    #expect(host.text.contains("March 2026"))
    host.tap("2026-03-17")
    let parts = calendar.dateComponents([.month, .day, .hour, .minute], from: date.value)
    #expect(parts == DateComponents(month: 3, day: 17, hour: 8, minute: 30))
  }

  @Test func daysOutOfTheRangeAreDisabled() {
    let start = Date(timeIntervalSince1970: 1_770_625_800)
    let host = HeadlessHost {
      DatePicker(
        "", selection: .constant(start), in: start...(start + 2 * 86_400),
        displayedComponents: .date
      )
      .datePickerStyle(.graphical)
      .environment(\.calendar, calendar)
    }
    let days = host.session.root.flattened.filter { $0.role == .button && $0.label.count == 10 }
    #expect(days.count { $0.isEnabled } == 3)
  }

  @Test(arguments: [("en_GB", "9 Feb 2026 10:30"), ("de", "9. Feb. 2026 10:30")])
  func aDateIsWrittenAsTheLocaleDoesAndTakenAsEver(_ locale: String, _ text: String) throws {
    let parts = DateComponents(year: 2026, month: 2, day: 9, hour: 10, minute: 30)
    let date = try #require(Calendar.current.date(from: parts))
    let host = HeadlessHost {
      DatePicker("Departure", selection: .constant(date))
        .environment(\.locale, Locale(identifier: locale))
    }
    let picker = host.session.root.flattened.first { $0.role == .datePicker }
    #expect(picker?.traits.spelledValue == text)
    #expect(picker?.value == "2026-02-09 10:30")
  }
}
