#if !canImport(Darwin)
  @_spi(Hosts) internal import CoreArchitecture
  public import Foundation
  internal import Synchronization

  /// Says how far a date is from another one, such as "2 hours ago"; Foundation has it on Apple's
  /// systems alone.
  ///
  /// Times are in the languages of the session unless there is a ``locale``. One in a `static let`
  /// can be used on any thread, as on Apple's systems.
  // Unchecked, as the superclass is not Sendable, which has no state: all that changes is in a
  // lock.
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether a day ago is "yesterday" or "1 day ago".
    public enum DateTimeStyle: Int, Sendable {
      /// A number of units, or a name where there is one.
      case numeric, named
    }

    /// How long the names of units are.
    public enum UnitsStyle: Int, Sendable {
      /// "2 hours ago", "two hours ago", "2 hr ago" and the shortest that a language has.
      case full, spellOut, short, abbreviated
    }

    private struct Settings {
      var style = DateTimeStyle.numeric
      var units = UnitsStyle.full
      var calendar: Calendar?
      var locale: Locale?
    }

    private let settings = Mutex(Settings())

    public override init() { super.init() }

    /// Always nil: it is in no archive.
    public required init?(coder: NSCoder) { nil }

    /// Whether there are names for days next to today.
    open var dateTimeStyle: DateTimeStyle {
      get { settings.withLock { $0.style } }
      set { settings.withLock { $0.style = newValue } }
    }

    /// How long the names of units are.
    open var unitsStyle: UnitsStyle {
      get { settings.withLock { $0.units } }
      set { settings.withLock { $0.units = newValue } }
    }

    /// What counts days and months.
    open var calendar: Calendar {
      get { settings.withLock { $0.calendar ?? .current } }
      set { settings.withLock { $0.calendar = newValue } }
    }

    /// Whose words are used; by itself the language of the session.
    open var locale: Locale {
      get { settings.withLock { $0.locale } ?? PreferredLanguages.current.locale }
      set { settings.withLock { $0.locale = newValue } }
    }

    /// Says how far a date is from another one, in the largest unit of which there is a whole one.
    open func localizedString(for date: Date, relativeTo reference: Date) -> String {
      let units: [Calendar.Component] = [
        .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
      ]
      let difference = calendar.dateComponents(Set(units), from: reference, to: date)
      let largest = units.first { difference.value(for: $0) != 0 } ?? .second
      var components = DateComponents()
      components.setValue(difference.value(for: largest), for: largest)
      return localizedString(from: components)
    }

    /// Says how far a time from now is, in seconds; one that is past is negative.
    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
      let now = Date()
      return localizedString(for: now + interval, relativeTo: now)
    }

    /// Says how far a number of units is.
    open func localizedString(from components: DateComponents) -> String {
      let now = Date(timeIntervalSinceReferenceDate: 0)
      let date = calendar.date(byAdding: components, to: now) ?? now
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
        unitsStyle: unitsStyle.foundation, locale: locale, calendar: calendar)
      return style.format(now)
    }

    /// Says how far a date is from now; nil for what is no date.
    open override func string(for value: Any?) -> String? {
      (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
  }

  extension RelativeDateTimeFormatter.UnitsStyle {
    fileprivate var foundation: Date.RelativeFormatStyle.UnitsStyle {
      switch self {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    }
  }
#endif
