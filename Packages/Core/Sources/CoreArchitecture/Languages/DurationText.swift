internal import Foundation

/// What a ``DateComponentsFormatter`` writes for a number of seconds.
struct DurationText {
  private typealias Part = (unit: DurationUnit, count: Int)
  private let formatter: DateComponentsFormatter
  private let isNegative: Bool
  private var parts: [Part] = []

  init(formatter: DateComponentsFormatter, seconds: Double) {
    self.formatter = formatter
    isNegative = seconds < 0
    let length = abs(seconds)
    var units = Self.units(of: formatter, length: length)
    if formatter.collapsesLargestUnit, units.count > 1, Int(length / units[0].seconds) == 1 {
      units.removeFirst()
    }
    let most = formatter.maximumUnitCount
    if most > 0, let first = units.firstIndex(where: { length >= $0.seconds }) {
      units = Array(units[first...].prefix(most))
    }
    var rest = length
    for unit in units {
      let isLast = unit == units.last
      let whole = (rest / unit.seconds).rounded(
        isLast && most > 0 ? .toNearestOrAwayFromZero : .down)
      parts.append((unit, Int(min(whole, 1e15))))
      rest -= whole * unit.seconds
    }
    dropZeros()
  }

  private static func units(
    of formatter: DateComponentsFormatter, length: Double
  ) -> [DurationUnit] {
    let allowed = formatter.allowedUnits
    if !allowed.isEmpty {
      return DurationUnit.allCases.filter { allowed.contains($0.calendarUnit) }
    }
    return DurationUnit.allCases.filter {
      $0 != .week && (length >= $0.seconds || $0 == .second)
    }
  }

  private mutating func dropZeros() {
    let behavior = formatter.zeroFormattingBehavior
    guard let last = parts.last, !behavior.contains(.pad), !behavior.isEmpty else { return }
    let isClock = formatter.unitsStyle == .positional
    let usual = behavior.contains(.default)
    if behavior.contains(.dropLeading) || usual {
      parts = Array(parts.drop { $0.count == 0 })
    }
    if behavior.contains(.dropTrailing) || usual && !isClock {
      while parts.last?.count == 0 { parts.removeLast() }
    }
    if behavior.contains(.dropMiddle) || usual && !isClock, parts.count > 2 {
      let middle = parts[1..<parts.count - 1].filter { $0.count != 0 }
      parts.replaceSubrange(1..<parts.count - 1, with: middle)
    }
    if parts.isEmpty { parts = [last] }
  }

  var text: String? {
    guard !parts.isEmpty else { return nil }
    var text = formatter.unitsStyle == .positional ? clock : words
    if isNegative, parts.contains(where: { $0.count > 0 }) { text = "-" + text }
    if formatter.includesApproximationPhrase { text = "About " + text }
    if formatter.includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private var clock: String {
    let isPadded = formatter.zeroFormattingBehavior.contains(.pad)
    return parts.enumerated().map { index, part in
      let digits = String(part.count)
      return (index > 0 || isPadded) && digits.count < 2 ? "0" + digits : digits
    }
    .joined(separator: ":")
  }

  private var words: String {
    let locale = formatter.calendar?.locale ?? PreferredLanguages.current.locale
    let texts = parts.map { $0.unit.text($0.count, width: width, locale: locale) }
    return texts.joined(separator: hasCommas ? ", " : " ")
  }

  private var hasCommas: Bool {
    switch formatter.unitsStyle {
    case .short, .full, .spellOut: true
    case .positional, .abbreviated, .brief: false
    }
  }

  private var width: Duration.UnitsFormatStyle.UnitWidth {
    switch formatter.unitsStyle {
    case .full, .spellOut: .wide
    case .short, .brief: .abbreviated
    case .positional, .abbreviated: .narrow
    }
  }
}
