#if !canImport(Darwin)
  @_spi(Hosts) internal import CoreArchitecture
  internal import Foundation

  /// The units of a time that a formatter writes, the largest first.
  struct SpanOfTime {
    private typealias Part = (unit: Calendar.Component, value: Int)

    private static let units: [(NSCalendar.Unit, Calendar.Component)] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day),
      (.hour, .hour), (.minute, .minute), (.second, .second),
    ]

    private let settings: DateComponentsFormatter.Settings
    private var parts: [Part] = []

    /// Counts units from one date to a later one; nil if no unit is allowed that it knows.
    init?(from start: Date, to end: Date, _ settings: DateComponentsFormatter.Settings) {
      self.settings = settings
      let allowed = settings.allowedUnits
      let named = Self.units.filter { allowed.contains($0.0) || allowed.isEmpty }.map(\.1)
      // Weeks are written where they are asked for.
      var units = allowed.isEmpty ? named.filter { $0 != .weekOfMonth } : named
      func count() -> [Part] {
        let found = settings.countingCalendar.dateComponents(Set(units), from: start, to: end)
        return units.map { ($0, found.value(for: $0) ?? 0) }
      }
      parts = count()
      guard let first = parts.firstIndex(where: { $0.value != 0 }) ?? parts.indices.last else {
        return nil
      }
      let collapses = settings.collapsesLargestUnit && parts[first].value == 1
      if collapses, first + 1 < units.count { units.remove(at: first) }
      if settings.maximumUnitCount > 0 {
        units = Array(units[first...].prefix(settings.maximumUnitCount))
      }
      parts = count()
      drop()
    }

    private mutating func drop() {
      var behavior = settings.zeroFormattingBehavior
      if behavior.contains(.default) {
        behavior = settings.unitsStyle == .positional ? .dropLeading : .dropAll
      }
      func isZero(_ part: Part) -> Bool { part.value == 0 }
      if behavior.contains(.dropLeading) {
        while parts.count > 1, isZero(parts[0]) { parts.removeFirst() }
      }
      if behavior.contains(.dropTrailing) {
        while parts.count > 1, isZero(parts[parts.count - 1]) { parts.removeLast() }
      }
      if behavior.contains(.dropMiddle), parts.count > 2 {
        parts = parts.enumerated().filter {
          $0.offset == 0 || $0.offset == parts.count - 1 || !isZero($0.element)
        }.map(\.element)
      }
    }

    /// What is written.
    var text: String {
      let time = settings.unitsStyle == .positional ? positional : worded
      let said = settings.isRemaining ? ownText("\(time) remaining") : time
      return settings.isAbout ? ownText("About \(said)") : said
    }

    private var positional: String {
      let first = parts.firstIndex { $0.unit.isOfADay } ?? parts.count
      let time = parts[first...].enumerated().map { index, part in
        let isPadded = index > 0 || settings.zeroFormattingBehavior.contains(.pad)
        return isPadded && part.value < 10 ? "0\(part.value)" : "\(part.value)"
      }
      let days = parts[..<first].map { $0.unit.text($0.value, .narrow, in: locale) }
      return (days + [time.joined(separator: ":")].filter { !$0.isEmpty }).joined(separator: " ")
    }

    private var worded: String {
      let width: Duration.UnitsFormatStyle.UnitWidth =
        switch settings.unitsStyle {
        case .full, .spellOut: .wide
        case .abbreviated: .narrow
        default: .abbreviated
        }
      var texts = parts.map { $0.unit.text($0.value, width, in: locale) }
      switch settings.unitsStyle {
      case .brief: texts = texts.map { $0.filter { !$0.isWhitespace } }
      case .spellOut:
        let spelled = NumberFormatter()
        spelled.numberStyle = .spellOut
        spelled.locale = locale
        texts = zip(texts, parts).map { text, part in
          let word = spelled.string(from: part.value as NSNumber) ?? "\(part.value)"
          return text.replacing(part.value.formatted(.number.locale(locale)), with: word)
        }
      default: break
      }
      let isSpaced =
        locale.language.languageCode == .korean || width == .narrow
        || settings.unitsStyle == .brief
      return texts.joined(separator: isSpaced ? " " : ", ")
    }

    private var locale: Locale {
      guard let locale = settings.calendar?.locale, !locale.identifier.isEmpty else {
        return PreferredLanguages.current.locale
      }
      return locale
    }
  }

  extension Calendar.Component {
    /// Whether it is a part of a day, of which the numbers are written with colons.
    fileprivate var isOfADay: Bool { [.hour, .minute, .second].contains(self) }

    /// A number of units in words.
    fileprivate func text(
      _ value: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, in locale: Locale
    ) -> String {
      let duration: (Duration, Duration.UnitsFormatStyle.Unit)
      switch self {
      case .year where width == .wide:
        return value == 1 ? ownText("1 year") : ownText("\(value) years")
      case .month where width == .wide:
        return value == 1 ? ownText("1 month") : ownText("\(value) months")
      case .year: return ownText(width == .narrow ? "\(value)y" : "\(value) yr")
      case .month: return ownText(width == .narrow ? "\(value)mo" : "\(value) mo")
      case .weekOfMonth: duration = (.seconds(value * 604_800), .weeks)
      case .day: duration = (.seconds(value * 86_400), .days)
      case .hour: duration = (.seconds(value * 3_600), .hours)
      case .minute: duration = (.seconds(value * 60), .minutes)
      default: duration = (.seconds(value), .seconds)
      }
      return duration.0.formatted(
        .units(allowed: [duration.1], width: width).locale(locale))
    }
  }
#endif
