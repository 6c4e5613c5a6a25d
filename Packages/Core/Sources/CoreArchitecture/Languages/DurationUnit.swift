internal import Foundation

/// A unit of time that a text of a duration may have.
enum DurationUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var seconds: Double {
    switch self {
    case .year: 365 * 86_400
    case .month: 30 * 86_400
    case .week: 7 * 86_400
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// Writes a number of the unit.
  func text(
    _ count: Int, width: Duration.UnitsFormatStyle.UnitWidth, locale: Locale
  ) -> String {
    guard let unit = styleUnit else { return longText(count, width: width) }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [unit], width: width, zeroValueUnits: .show(length: 1))
    return style.locale(locale).format(.seconds(Double(count) * seconds))
  }

  private var styleUnit: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .year, .month: nil
    case .week: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }

  private func longText(_ count: Int, width: Duration.UnitsFormatStyle.UnitWidth) -> String {
    switch (self, width) {
    case (.year, .narrow): "\(count)y"
    case (.year, .wide): "\(count) \(count == 1 ? "year" : "years")"
    case (.year, _): "\(count) yr"
    case (_, .narrow): "\(count)mo"
    case (_, .wide): "\(count) \(count == 1 ? "month" : "months")"
    default: "\(count) mo"
    }
  }
}
