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
    VStack(alignment: .leading, spacing: 0) {
      if !title.isEmpty { Text(title).bold() }
      MonthGrid(
        shown: Binding(get: { shown ?? first }, set: { shown = $0 }),
        isAllowed: { bounds?.contains($0) ?? true },
        isChosen: { chosen(parts(of: $0)) != nil },
        choose: { toggle(parts(of: $0)) })
    }
  }

  /// The earliest day chosen, or where the picker begins.
  private var first: Date {
    selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? start
  }

  private func parts(of day: Date) -> DateComponents {
    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
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
