@_spi(Views) import CoreArchitecture
@_spi(Hosts) import CoreViews
import Foundation

/// The values, lines and labels of one axis.
struct AxisPlan {
  /// A value with what is drawn at it.
  struct Tick {
    let datum: ChartDatum
    /// From where to where its room is along the axis; a point without room.
    let room: (start: CGFloat, end: CGFloat)
    let parts: [AxisParts.Part]
  }

  let spec: AxisSpec
  let axis: Axis
  let scale: PlotScale
  /// Whether values are parts of a whole.
  var areParts = false
  /// How long the room of a date is that marks stand in; nil if they stand at points.
  var unit: Double?

  /// The side on which it is.
  var isLeading: Bool { spec.position.isLeading(names: scale.isOfNames) }
  var isTop: Bool { spec.position.isTop }

  private var isCategory: Bool { scale.band != nil }

  private var data: [ChartDatum] {
    switch (spec.values.kind, scale.domain) {
    case (.given(let data), _): data
    case (_, .categories(let names)): names.map { .category($0) }
    case (.calendar(let unit, let count, let calendar), .measures(let range, true)):
      dates(CalendarSteps(unit: unit, count: count, calendar: calendar), in: range)
    case (.step(let step), .measures(let range, let areDates)):
      RoundSteps(range, step: step).within.map { datum($0, areDates) }
    case (.automatic(let count, _, _), .measures(let range, true)):
      dates(CalendarSteps(days(range), count: count ?? usualCount, calendar: .current), in: range)
    case (.automatic(let count, _, _), .measures(let range, false)):
      scale.type.isLinear
        ? RoundSteps(range, count: count ?? usualCount).within.map { .number($0) }
        : powers(in: range)
    case (.calendar, .measures(let range, false)):
      RoundSteps(range, count: usualCount).within.map { .number($0) }
    }
  }

  private var usualCount: Int {
    axis == .horizontal
      ? max(2, min(7, Int(scale.length / 72))) : max(2, min(5, Int(scale.length / 24)))
  }

  private func datum(_ measure: Double, _ isDate: Bool) -> ChartDatum {
    isDate ? .date(Date(timeIntervalSinceReferenceDate: measure)) : .number(measure)
  }

  private func days(_ range: ClosedRange<Double>) -> ClosedRange<Date> {
    Date(
      timeIntervalSinceReferenceDate: range.lowerBound)...Date(
        timeIntervalSinceReferenceDate: range.upperBound)
  }

  private func dates(_ steps: CalendarSteps, in range: ClosedRange<Double>) -> [ChartDatum] {
    steps.within(days(range)).map { .date($0) }
  }

  /// Powers of ten, and where there are few, twice and five times each.
  private func powers(in range: ClosedRange<Double>) -> [ChartDatum] {
    guard scale.type.isWithoutZero, range.lowerBound > 0 else {
      return RoundSteps(range, count: usualCount).within.map { .number($0) }
    }
    let exponents =
      Int(
        log10(range.lowerBound).rounded(.down))...Int(
        log10(range.upperBound).rounded(.up))
    let factors = exponents.count > 4 ? [1.0] : [1, 2, 5]
    return exponents.flatMap { exponent in factors.map { $0 * pow(10, Double(exponent)) } }
      .filter { range.contains($0) }.map { .number($0) }
  }

  /// The values with a place on the axis.
  var ticks: [Tick] {
    let data = data
    let slack: CGFloat = 0.5
    return data.enumerated().compactMap { index, datum in
      guard let place = scale.position(of: datum), place.isFinite,
        place >= scale.range.lowerBound - slack, place <= scale.range.upperBound + slack
      else { return nil }
      let value = AxisValue(datum: datum, index: index, count: data.count)
      return Tick(
        datum: datum, room: room(at: place, of: datum, next: data.dropFirst(index + 1).first),
        parts: spec.parts(at: value, isCategory: isCategory))
    }
  }

  private func room(
    at place: CGFloat, of datum: ChartDatum, next: ChartDatum?
  ) -> (start: CGFloat, end: CGFloat) {
    if let band = scale.band { return (place - band / 2, place + band / 2) }
    guard case .date = datum else { return (place, place) }
    if let after = next.flatMap({ scale.position(of: $0) }) { return (place, after) }
    guard let unit, let measure = datum.measure,
      let after = scale.position(ofMeasure: measure + unit)
    else { return (place, scale.end) }
    return (place, after)
  }

  /// Whether labels stand in the middle of their values' room by themselves: they do where each
  /// is for one unit of the marks.
  func isCentered(_ ticks: [Tick]) -> Bool {
    if isCategory { return true }
    guard let unit, ticks.count > 1, let first = ticks[0].datum.measure,
      let second = ticks[1].datum.measure
    else { return false }
    return second - first < unit * 1.5
  }

  /// What a label says of a value by itself.
  func words(_ datum: ChartDatum, among ticks: [Tick]) -> String {
    switch datum {
    case .category(let name): return name
    case .number(let number):
      if areParts { return FloatingPointFormatStyle<Double>.Percent().formatInSession(number) }
      return ChartWords.number(number)
    case .date(let date):
      let measures = ticks.compactMap(\.datum.measure)
      let step = zip(measures, measures.dropFirst()).map { $1 - $0 }.min() ?? 86_400
      return ChartWords.date(date, step: step)
    }
  }
}

/// How charts write values.
enum ChartWords {
  static func number(_ number: Double) -> String {
    abs(number) >= 1_000_000
      ? FloatingPointFormatStyle<Double>().notation(.compactName).formatInSession(number)
      : FloatingPointFormatStyle<Double>().formatInSession(number)
  }

  /// A date among others that are so many seconds apart.
  static func date(_ date: Date, step: Double) -> String {
    let style = Date.FormatStyle()
    return switch step {
    case ..<60: style.hour().minute().second().formatInSession(date)
    case ..<3_600: style.hour().minute().formatInSession(date)
    case ..<86_400: style.hour().formatInSession(date)
    case ..<(27 * 86_400): style.month(.abbreviated).day().formatInSession(date)
    case ..<(360 * 86_400): style.month(.abbreviated).formatInSession(date)
    default: style.year().formatInSession(date)
    }
  }

  /// A value by itself.
  static func value(_ datum: ChartDatum) -> String {
    switch datum {
    case .category(let name): name
    case .number(let value): FloatingPointFormatStyle<Double>().formatInSession(value)
    case .date(let date):
      Date.FormatStyle(date: .abbreviated, time: isMidnight(date) ? .omitted : .shortened)
        .formatInSession(date)
    }
  }

  private static func isMidnight(_ date: Date) -> Bool {
    Calendar.current.startOfDay(for: date) == date
  }
}
