import Foundation

/// Round numbers at even distances across a range: 0, 20, 40.
struct RoundSteps {
  let range: ClosedRange<Double>
  let step: Double

  /// About so many steps, none smaller than the least.
  init(_ range: ClosedRange<Double>, count: Int, minimumStep: Double = 0) {
    self.range = range
    let width = range.upperBound - range.lowerBound
    step = Self.round(max(width / Double(max(1, count)), minimumStep))
  }

  init(_ range: ClosedRange<Double>, step: Double) {
    (self.range, self.step) = (range, step)
  }

  /// The nearest of 1, 2, 2.5, 5 and 10 times a power of ten that is not smaller.
  private static func round(_ step: Double) -> Double {
    guard step > 0, step.isFinite else { return 1 }
    let power = pow(10, floor(log10(step)))
    let part = step / power
    let factor = [1, 2, 2.5, 5, 10].first { part <= $0 * (1 + 1e-9) } ?? 10
    return factor * power
  }

  /// As many as an axis can show; more would be a mistake.
  private static let most = 1_000.0

  private func numbers(_ first: Double, _ last: Double) -> [Double] {
    guard step > 0, last >= first, last - first < Self.most else { return [] }
    // From whole numbers of steps, so that sums of errors do not show.
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// The numbers within the range.
  var within: [Double] {
    let slack = 1e-9
    return numbers(
      (range.lowerBound / step - slack).rounded(.up),
      (range.upperBound / step + slack).rounded(.down))
  }

  /// The numbers from the last one below the range to the first above it.
  var covering: [Double] {
    let slack = 1e-9
    let first = (range.lowerBound / step + slack).rounded(.down)
    return numbers(first, max(first + 1, (range.upperBound / step - slack).rounded(.up)))
  }
}

/// Dates at even distances by a calendar: each month, every three hours.
struct CalendarSteps {
  var unit: Calendar.Component
  var count = 1
  var calendar: Calendar

  /// What axes have steps of, from the smallest, with about how many seconds they take.
  private static let usual: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60),
    (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1_800), (.hour, 1, 3_600),
    (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200), (.day, 1, day), (.day, 2, 2 * day),
    (.weekOfYear, 1, 7 * day), (.weekOfYear, 2, 14 * day), (.month, 1, 30 * day),
    (.month, 3, 91 * day), (.month, 6, 182 * day), (.year, 1, 365 * day), (.year, 2, 730 * day),
    (.year, 5, 1_826 * day), (.year, 10, 3_652 * day), (.year, 25, 9_131 * day),
    (.year, 50, 18_262 * day), (.year, 100, 36_524 * day),
  ]
  private static let day = 86_400.0

  init(unit: Calendar.Component, count: Int = 1, calendar: Calendar) {
    (self.unit, self.count, self.calendar) = (unit, max(1, count), calendar)
  }

  /// The smallest usual steps of which a range has no more than so many.
  init(_ range: ClosedRange<Date>, count: Int, calendar: Calendar) {
    let seconds = range.upperBound.timeIntervalSince(range.lowerBound)
    let usual = Self.usual.first { seconds / $0.seconds <= Double(max(1, count)) }
    let step = usual ?? Self.usual[Self.usual.count - 1]
    self.init(unit: step.unit, count: step.count, calendar: calendar)
  }

  /// The last step that is not after a date: a whole number of them from the beginning of the
  /// larger unit.
  private func start(of date: Date) -> Date {
    guard let whole = calendar.dateInterval(of: unit, for: date)?.start else { return date }
    guard count > 1, let larger else { return whole }
    let value = calendar.component(unit, from: whole)
    let first = calendar.range(of: unit, in: larger, for: whole)?.lowerBound ?? 0
    let passed = unit == .year ? value % count : (value - first) % count
    return calendar.date(byAdding: unit, value: -passed, to: whole) ?? whole
  }

  private var larger: Calendar.Component? {
    switch unit {
    case .second: .minute
    case .minute: .hour
    case .hour: .day
    case .day: .month
    case .month: .year
    case .year: .era
    default: nil
    }
  }

  private static let most = 1_000

  private func dates(from date: Date, while goesOn: (Date) -> Bool) -> [Date] {
    var dates: [Date] = []
    var next = start(of: date)
    while goesOn(next), dates.count < Self.most {
      dates.append(next)
      guard let later = calendar.date(byAdding: unit, value: count, to: next), later > next
      else { break }
      // A step of days begins anew with each month.
      let whole = start(of: later)
      next = whole > next ? whole : later
    }
    return dates
  }

  /// The dates within a range.
  func within(_ range: ClosedRange<Date>) -> [Date] {
    dates(from: range.lowerBound) { $0 <= range.upperBound }.filter { $0 >= range.lowerBound }
  }

  /// The dates from the last one not after a range's start to the first after its end.
  func covering(_ range: ClosedRange<Date>) -> [Date] {
    let inner = dates(from: range.lowerBound) { $0 <= range.upperBound }
    guard let last = inner.last,
      let end = calendar.date(byAdding: unit, value: count, to: last)
    else { return inner }
    return inner + [end]
  }
}
