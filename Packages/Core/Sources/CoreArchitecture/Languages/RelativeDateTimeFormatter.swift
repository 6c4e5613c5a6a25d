public import Foundation

/// Writes how far a date is from another, such as `in 5 minutes`; Foundation has it on Apple's systems.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether a near day has a name of its own.
  public enum DateTimeStyle: Sendable {
    /// Always a number: `1 day ago`.
    case numeric
    /// A name where there is one: `yesterday`.
    case named
  }

  /// How long the names of units are.
  public enum UnitsStyle: Sendable {
    /// `in 2 months`, with the number in words, shortened, and as short as can be.
    case full, spellOut, short, abbreviated
  }

  /// Whether a near day has a name of its own.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How long the names of units are.
  open var unitsStyle = UnitsStyle.full
  /// Where in a sentence the text stands.
  open var formattingContext = Context.unknown
  /// The calendar that counts days.
  open var calendar: Calendar = .autoupdatingCurrent
  /// The language of the text.
  open var locale: Locale = PreferredLanguages.current.locale

  /// Writes how far a date is from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: locale, calendar: calendar)
    return style.format(referenceDate)
  }

  /// Writes how far something is that is so many seconds away.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now + timeInterval, relativeTo: now)
  }

  /// Writes how far something is that is so many units away.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = calendar.date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Writes how far a date is from now; nil for what is no date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
