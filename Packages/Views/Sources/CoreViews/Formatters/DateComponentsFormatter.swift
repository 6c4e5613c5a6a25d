#if !canImport(Darwin)
  public import Foundation
  internal import Synchronization

  /// Writes spans of time, such as "1:05" or "1 minute, 5 seconds"; Foundation has it on Apple's
  /// systems alone.
  ///
  /// Names of units are in the languages of the session, or in those of a ``calendar`` with a
  /// locale. One in a `static let` can be used on any thread, as on Apple's systems.
  // Unchecked, as the superclass is not Sendable, which has no state: all that changes is in a
  // lock.
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    struct Settings {
      var unitsStyle = UnitsStyle.positional
      var allowedUnits: NSCalendar.Unit = []
      var zeroFormattingBehavior = ZeroFormattingBehavior.default
      var calendar: Calendar?
      var referenceDate: Date?
      var maximumUnitCount = 0
      var collapsesLargestUnit = false
      var isAbout = false
      var isRemaining = false
    }

    private let locked = Mutex(Settings())
    var settings: Settings { locked.withLock(\.self) }

    public override init() { super.init() }

    /// Always nil: it is in no archive.
    public required init?(coder: NSCoder) { nil }

    /// How units are named.
    open var unitsStyle: UnitsStyle {
      get { settings.unitsStyle }
      set { locked.withLock { $0.unitsStyle = newValue } }
    }

    /// The units that may be written; none for all from years to seconds.
    open var allowedUnits: NSCalendar.Unit {
      get { settings.allowedUnits }
      set { locked.withLock { $0.allowedUnits = newValue } }
    }

    /// Which units are written of which there are none.
    open var zeroFormattingBehavior: ZeroFormattingBehavior {
      get { settings.zeroFormattingBehavior }
      set { locked.withLock { $0.zeroFormattingBehavior = newValue } }
    }

    /// What counts days and months.
    open var calendar: Calendar? {
      get { settings.calendar }
      set { locked.withLock { $0.calendar = newValue } }
    }

    /// When a span begins that has no date of its own, which decides how long its months are.
    open var referenceDate: Date? {
      get { settings.referenceDate }
      set { locked.withLock { $0.referenceDate = newValue } }
    }

    /// How many units are written at most, the largest; 0 for all.
    open var maximumUnitCount: Int {
      get { settings.maximumUnitCount }
      set { locked.withLock { $0.maximumUnitCount = newValue } }
    }

    /// Whether one of the largest unit is written in the next smaller one, such as 63 minutes.
    open var collapsesLargestUnit: Bool {
      get { settings.collapsesLargestUnit }
      set { locked.withLock { $0.collapsesLargestUnit = newValue } }
    }

    /// Whether it says "About 5 minutes".
    open var includesApproximationPhrase: Bool {
      get { settings.isAbout }
      set { locked.withLock { $0.isAbout = newValue } }
    }

    /// Whether it says "5 minutes remaining".
    open var includesTimeRemainingPhrase: Bool {
      get { settings.isRemaining }
      set { locked.withLock { $0.isRemaining = newValue } }
    }

    /// Writes a time in seconds.
    open func string(from interval: TimeInterval) -> String? {
      guard interval.isFinite else { return nil }
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      return string(from: start, to: start + interval)
    }

    /// Writes the time between two dates.
    open func string(from start: Date, to end: Date) -> String? {
      SpanOfTime(from: min(start, end), to: max(start, end), settings)
        .map { (end < start ? "-" : "") + $0.text }
    }

    /// Writes a number of units, in those that are allowed.
    open func string(from components: DateComponents) -> String? {
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      let calendar = settings.countingCalendar
      return calendar.date(byAdding: components, to: start)
        .flatMap { string(from: start, to: $0) }
    }

    /// Writes a number of units in a style.
    open class func localizedString(
      from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    /// Writes a number of units; nil for all else.
    open override func string(for value: Any?) -> String? {
      (value as? DateComponents).flatMap { string(from: $0) }
    }
  }

  extension DateComponentsFormatter {
    /// How units are named.
    public enum UnitsStyle: Int, Sendable {
      /// "1:05".
      case positional
      /// "1m 5s".
      case abbreviated
      /// "1 min, 5 secs".
      case short
      /// "1 minute, 5 seconds".
      case full
      /// "one minute, five seconds".
      case spellOut
      /// "1min 5secs".
      case brief
    }

    /// Which units are written of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Makes options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Those behind the first in the style with colons, none in the others.
      public static let `default` = Self(rawValue: 1 << 0)
      /// None before the first of which there are some.
      public static let dropLeading = Self(rawValue: 1 << 1)
      /// None between others.
      public static let dropMiddle = Self(rawValue: 1 << 2)
      /// None behind the last of which there are some.
      public static let dropTrailing = Self(rawValue: 1 << 3)
      /// None at all, but the smallest of a time of nothing.
      public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
      /// All, and numbers below ten have a zero before them.
      public static let pad = Self(rawValue: 1 << 16)
    }
  }

  extension DateComponentsFormatter.Settings {
    /// The calendar that counts; without a reference, days have 24 hours.
    var countingCalendar: Calendar {
      var calendar = calendar ?? .current
      if referenceDate == nil { calendar.timeZone = .gmt }
      return calendar
    }
  }
#endif
