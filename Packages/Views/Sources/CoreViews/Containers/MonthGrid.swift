@_spi(Views) internal import CoreArchitecture
internal import Foundation

/// A month with buttons for the others, and a button for each day.
struct MonthGrid: View {
  @Environment(\.calendar) private var calendar
  /// A day of the month that is shown.
  @Binding var shown: Date
  let isAllowed: (Date) -> Bool
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void

  var body: some View {
    let month = MonthDays(of: shown, calendar: calendar)
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Button("‹") { shown = month.neighbour(-1) }.accessibilityLabel(ownText("Earlier month"))
        Text(month.title)
        Button("›") { shown = month.neighbour(1) }.accessibilityLabel(ownText("Later month"))
      }
      Grid(alignment: .trailing, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          ForEach(0..<7, id: \.self) {
            Text(month.weekdays[$0]).foregroundStyle(.secondary)
          }
        }
        ForEach(month.weeks.indices, id: \.self) { week in
          GridRow { ForEach(0..<7, id: \.self) { button(of: month.weeks[week][$0]) } }
        }
      }
      .appearance(.month)
    }
  }

  @ViewBuilder private func button(of date: Date?) -> some View {
    if let date {
      let isChosen = isChosen(date)
      Button("\(calendar.component(.day, from: date))") { choose(date) }
        .buttonLook(isChosen ? .prominent : .plain)
        .disabled(!isAllowed(date))
        .accessibilityLabel(DateText(components: .date, calendar: calendar).text(of: date))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      Text("")
    }
  }
}

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
