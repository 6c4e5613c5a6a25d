public import Foundation

extension Text {
  /// Shows a value as a style formats it.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Shows a value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Shows a date in a style, as seen when the view is evaluated.
  ///
  /// Put it into a ``TimelineView`` to let it follow the time.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: style.text(of: date, at: Date()))
  }

  /// Shows the times from one date to another.
  public init(_ dates: ClosedRange<Date>) {
    let ends = [dates.lowerBound, dates.upperBound]
    self.init(
      verbatim: ends.map { DateStyle.time.text(of: $0, at: $0) }.joined(separator: " – "))
  }

  /// Shows the times at which a span of time begins and ends.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Shows how much of a span of time is left, or has passed, as a clock, when it is evaluated.
  ///
  /// Put it into a ``TimelineView`` to let it follow the time.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let bounds = timerInterval
    let now = min(max(pauseTime ?? Date(), bounds.lowerBound), bounds.upperBound)
    let end = countsDown ? bounds.upperBound : bounds.lowerBound
    self.init(verbatim: DateStyle.timer.text(of: end, at: now))
  }

  /// Shows the characters of an attributed text; links are underlined.
  @_disfavoredOverload
  public init(_ content: AttributedString) {
    self.init(
      runs: content.runs.map { run in
        var look = TextLook()
        if run.link != nil { look.set(.underline, true) }
        return TextRun(string: String(content[run.range].characters), look: look)
      })
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

    func text(of date: Date, at now: Date) -> String {
      let seconds = Int(abs(date.timeIntervalSince(now)).rounded(.down))
      switch kind {
      case .date: return date.formatted(date: .abbreviated, time: .omitted)
      case .time: return date.formatted(date: .omitted, time: .shortened)
      case .relative: return Self.words(seconds, most: 2, names: ["hr", "min", "sec"])
      case .offset:
        let names = ["hours", "minutes", "seconds"]
        return (date < now ? "-" : "+") + Self.words(seconds, most: 1, names: names)
      case .timer:
        let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
        let shown = parts[0] == 0 ? parts[1...] : parts[...]
        return shown.enumerated()
          .map { $0 == 0 || $1 > 9 ? "\($1)" : "0\($1)" }.joined(separator: ":")
      }
    }

    private static func words(_ seconds: Int, most: Int, names: [String]) -> String {
      let parts = zip([seconds / 3600, seconds / 60 % 60, seconds % 60], names)
      let shown = parts.drop { $0.0 == 0 }.prefix(most).map { "\($0) \($1)" }
      return shown.isEmpty ? "0 \(names[2])" : shown.joined(separator: ", ")
    }
  }
}
