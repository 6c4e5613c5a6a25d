@_spi(Views) internal import CoreArchitecture
public import Foundation

extension Text {
  /// Shows a value as a style formats it.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(verbatim: format.formatInSession(input))
  }

  /// Shows a value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Shows a date in a style; one that tells a distance to now follows the time.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: style.text(of: date, at: style.now))
  }

  /// Shows the times from one date to another.
  public init(_ dates: ClosedRange<Date>) {
    let ends = [dates.lowerBound, dates.upperBound]
    self.init(
      verbatim: ends.map { DateStyle.time.text(of: $0, at: $0) }.joined(separator: " – "))
  }

  /// Shows the times at which a span of time begins and ends.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Shows how much of a span of time is left, or has passed, as a clock that follows the time.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let bounds = timerInterval
    let now = min(max(pauseTime ?? PassingTime.shared.now, bounds.lowerBound), bounds.upperBound)
    let end = countsDown ? bounds.upperBound : bounds.lowerBound
    self.init(verbatim: DateStyle.timer.text(of: end, at: now))
  }

  /// The way in which a date is written.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind: Hashable { case date, time, relative, offset, timer }
    private let kind: Kind

    /// The day, such as `22 Nov 2026`.
    public static let date = DateStyle(kind: .date)
    /// The time of the day, such as `09:41`.
    public static let time = DateStyle(kind: .time)
    /// The distance to now in words, such as `2 min, 5 sec`.
    public static let relative = DateStyle(kind: .relative)
    /// The distance to now with its sign, such as `+2 minutes`.
    public static let offset = DateStyle(kind: .offset)
    /// The distance to now as a clock, such as `2:05`.
    public static let timer = DateStyle(kind: .timer)

    /// The time now, which views that show a distance to it follow.
    var now: Date {
      kind == .date || kind == .time ? Date() : PassingTime.shared.now
    }

    func text(of date: Date, at now: Date) -> String {
      let seconds = Int(abs(date.timeIntervalSince(now)).rounded(.down))
      switch kind {
      case .date: return Date.FormatStyle(date: .abbreviated, time: .omitted).formatInSession(date)
      case .time: return Date.FormatStyle(date: .omitted, time: .shortened).formatInSession(date)
      case .relative: return Self.words(seconds, .short, most: 2)
      case .offset: return (date < now ? "-" : "+") + Self.words(seconds, .full, most: 1)
      case .timer:
        let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
        let shown = parts[0] == 0 ? parts[1...] : parts[...]
        return shown.enumerated()
          .map { $0 == 0 || $1 > 9 ? "\($1)" : "0\($1)" }.joined(separator: ":")
      }
    }

    private static func words(
      _ seconds: Int, _ style: DateComponentsFormatter.UnitsStyle, most: Int
    ) -> String {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = style
      formatter.maximumUnitCount = most
      return formatter.string(from: TimeInterval(seconds)) ?? ""
    }
  }
}
