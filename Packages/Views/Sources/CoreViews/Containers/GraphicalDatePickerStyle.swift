internal import CoreArchitecture
internal import Foundation

/// A picker of dates as a month with a button for each day.
///
/// Its label is not drawn. A time of day stands below it, and a picker for that alone is as every
/// other.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Returns a month, or the picker as the host draws it where there is no date to pick.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.displayedComponents.contains(.date) {
      DayPicker(configuration: configuration)
    } else {
      DatePicker(configuration)
    }
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// As a month with a button for each day.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A month of which a person chooses a day, and below it the time of that.
private struct DayPicker: View {
  @Environment(\.calendar) private var calendar
  /// A day of the month that a person has gone to.
  @State private var shown: Date?
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      MonthGrid(
        shown: Binding(get: { shown ?? configuration.selection }, set: { shown = $0 }),
        isAllowed: { moved(to: $0).map(configuration.isAllowed) ?? false },
        isChosen: { calendar.isDate($0, inSameDayAs: configuration.selection) },
        choose: choose)
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DatePicker(time)
      }
    }
  }

  private var time: DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: StyleContent(Text(ownText("Time"))), selection: configuration.$selection,
      displayedComponents: .hourAndMinute, isAllowed: configuration.isAllowed,
      limits: configuration.limits)
  }

  /// A day at the time that is chosen.
  private func moved(to day: Date) -> Date? {
    let time = calendar.dateComponents([.hour, .minute, .second], from: configuration.selection)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
  }

  private func choose(_ day: Date) {
    guard let date = moved(to: day) else { return }
    shown = day
    configuration.selection = date
  }
}
