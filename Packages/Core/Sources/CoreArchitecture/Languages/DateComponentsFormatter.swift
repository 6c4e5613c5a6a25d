public import Foundation

/// Writes how long something takes, such as `1:05` or `1 hour, 5 minutes`.
///
/// Foundation has it on Apple's systems. Years and months are counted by the calendar in texts that are made
/// from dates, and are 365 and 30 days in others.
open class DateComponentsFormatter: Formatter {
  /// How the units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:05:09`.
    case positional
    /// `1h 5m`.
    case abbreviated
    /// `1 hr, 5 min`.
    case short
    /// `1 hour, 5 minutes`.
    case full
    /// As `full`.
    case spellOut
    /// As `short`, without commas.
    case brief
  }

  /// Which units that are zero are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Those in front of a clock, and all in words.
    public static let `default` = Self(rawValue: 1 << 0)
    /// Those in front of the others.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Those between others.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Those behind the others.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// All of them.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None: each part of a clock has two digits.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The units that are written; none for those that fit.
  open var allowedUnits: NSCalendar.Unit = []
  /// How the units are written.
  open var unitsStyle = UnitsStyle.positional
  /// Which units that are zero are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units there are at most, the largest first; 0 for as many as there are.
  open var maximumUnitCount = 0
  /// Whether `About` stands in front.
  open var includesApproximationPhrase = false
  /// Whether `remaining` stands behind.
  open var includesTimeRemainingPhrase = false
  /// Whether a part of a unit is written with it; it never is.
  open var allowsFractionalUnits = false
  /// Whether a largest unit of one is written as the next smaller one.
  open var collapsesLargestUnit = false
  /// Where in a sentence the text stands.
  open var formattingContext = Context.unknown
  /// The calendar that counts days; its locale is the language of the text.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which units are counted.
  open var referenceDate: Date?

  /// Writes some units in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Writes a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    ti.isFinite ? DurationText(formatter: self, seconds: ti.rounded()).text : nil
  }

  /// Writes the time from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Writes units, those that are too many as larger ones.
  open func string(from components: DateComponents) -> String? {
    let counts: [(Int?, DurationUnit)] = [
      (components.year, .year), (components.month, .month), (components.weekOfMonth, .week),
      (components.day, .day), (components.hour, .hour), (components.minute, .minute),
      (components.second, .second),
    ]
    return string(from: counts.reduce(0) { $0 + Double($1.0 ?? 0) * $1.1.seconds })
  }

  /// Writes seconds, or units; nil for something else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let units as DateComponents: string(from: units)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }
}
