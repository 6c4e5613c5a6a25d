internal import CoreArchitecture
internal import Foundation

/// The days of a month in weeks.
struct MonthDays {
  /// Such as `November 2026`.
  let title: String
  /// The names of the days of a week, beginning with the first.
  let weekdays: [String]
  /// Seven days each; nil for those of other months.
  let weeks: [[Date?]]

  private let first: Date
  private let calendar: Calendar

  /// The month that a day is in.
  init(of day: Date, calendar: Calendar) {
    self.calendar = calendar
    first = calendar.dateInterval(of: .month, for: day)?.start ?? day
    let parts = calendar.dateComponents([.weekday], from: first)
    let style = Date.FormatStyle(calendar: calendar, timeZone: calendar.timeZone)
    title = style.month(.wide).year().formatInSession(first)
    let offset = calendar.firstWeekday - 1
    weekdays = (0..<7).map { String(calendar.shortWeekdaySymbols[($0 + offset) % 7].prefix(2)) }
    let blanks = ((parts.weekday ?? 1) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    var days: [Date?] = Array(repeating: nil, count: blanks)
    for day in 0..<count { days.append(calendar.date(byAdding: .day, value: day, to: first)) }
    days += Array(repeating: nil, count: (7 - days.count % 7) % 7)
    weeks = stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
  }

  /// The first day of the month so many months later.
  func neighbour(_ months: Int) -> Date {
    calendar.date(byAdding: .month, value: months, to: first) ?? first
  }
}
