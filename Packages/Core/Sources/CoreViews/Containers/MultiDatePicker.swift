internal import CoreArchitecture
public import Foundation

/// A month of which a person chooses any number of days.
///
/// The selection holds year, month and day of each, with the calendar of the environment.
public struct MultiDatePicker: View {
  @Environment(\.calendar) private var calendar
  /// A day of the month that a person has gone to.
  @State private var shown: Date?
  private let title: String
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>?
  private var start: Date

  /// Makes a picker that shows the month of the earliest day chosen, else the current one.
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
    self.init(title, selection, in: nil)
  }

  /// Makes a picker for days of a range, whose month it shows while no day is chosen.
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(title, selection, in: bounds)
  }

  /// Makes a picker for days from one on.
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(title, selection, in: bounds.lowerBound..<Date.distantFuture)
  }

  /// Makes a picker for days before one, whose month it shows while no day is chosen.
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(title, selection, in: Date.distantPast..<bounds.upperBound)
    start = bounds.upperBound.addingTimeInterval(-1)
  }

  private init(
    _ title: some StringProtocol, _ selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>?
  ) {
    self.title = String(title)
    self.selection = selection
    self.bounds = bounds
    start = bounds?.lowerBound ?? Date()
  }

  /// The month with buttons for the others, and a button for each day.
  public var body: some View {
    let month = MonthDays(of: shown ?? first, calendar: calendar)
    VStack(alignment: .leading, spacing: 0) {
      if !title.isEmpty { Text(title).bold() }
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
          GridRow { ForEach(0..<7, id: \.self) { day(month.weeks[week][$0]) } }
        }
      }
    }
  }

  /// The earliest day chosen, or where the picker begins.
  private var first: Date {
    selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? start
  }

  @ViewBuilder private func day(_ date: Date?) -> some View {
    if let date {
      let day = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
      let isChosen = chosen(day) != nil
      Button("\(day.day ?? 0)") { toggle(day) }
        .buttonLook(isChosen ? .prominent : .plain)
        .disabled(bounds.map { !$0.contains(date) } ?? false)
        .accessibilityLabel(DateText(components: .date, calendar: calendar).text(of: date))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      Text("")
    }
  }

  /// The member of the selection that is the day.
  private func chosen(_ day: DateComponents) -> DateComponents? {
    selection.wrappedValue.first {
      $0.year == day.year && $0.month == day.month && $0.day == day.day
    }
  }

  /// Chooses a day, or no longer; the month shown stays.
  private func toggle(_ day: DateComponents) {
    if shown == nil { shown = first }
    if let chosen = chosen(day) {
      selection.wrappedValue.remove(chosen)
    } else {
      selection.wrappedValue.insert(day)
    }
  }
}
