import Foundation

/// Where values are along an axis, in points.
struct PlotScale {
  /// The values of an axis, in their order.
  enum Domain {
    /// Numbers, or seconds of dates.
    case measures(ClosedRange<Double>, areDates: Bool)
    case categories([String])
  }

  var domain: Domain
  /// How numbers are spread.
  var type = ScaleType.linear
  /// Where the first value is and where the last is; an axis upwards has the greater first.
  var start: CGFloat = 0
  var end: CGFloat = 1
  private let places: [String: Int]

  init(_ domain: Domain, type: ScaleType = .linear) {
    (self.domain, self.type) = (domain, type)
    guard case .categories(let names) = domain else {
      places = [:]
      return
    }
    places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  var length: CGFloat { abs(end - start) }
  var range: ClosedRange<CGFloat> { min(start, end)...max(start, end) }

  /// The room of one category; nil if the values are none.
  var band: CGFloat? {
    guard case .categories(let names) = domain else { return nil }
    return length / CGFloat(max(1, names.count))
  }

  var isOfNames: Bool { if case .categories = domain { true } else { false } }

  /// The part of the axis at which a value is, from 0 to 1 within it; nil if it has no place.
  func part(of datum: ChartDatum) -> Double? {
    switch domain {
    case .categories(let names):
      guard case .category(let name) = datum, let place = places[name] else { return nil }
      return (Double(place) + 0.5) / Double(max(1, names.count))
    case .measures(let range, _):
      guard let measure = datum.measure else { return nil }
      let (low, high, value) = (
        type.spread(range.lowerBound), type.spread(range.upperBound), type.spread(measure)
      )
      guard low.isFinite, high.isFinite, value.isFinite else { return nil }
      return high > low ? (value - low) / (high - low) : 0.5
    }
  }

  /// Where a value is; the middle of a category.
  func position(of datum: ChartDatum) -> CGFloat? {
    part(of: datum).map { start + CGFloat($0) * (end - start) }
  }

  func position(ofMeasure measure: Double) -> CGFloat? { position(of: .number(measure)) }

  /// The middle of a span.
  func middle(of span: Span) -> CGFloat? {
    guard let first = position(of: span.start) else { return nil }
    guard let last = span.end.flatMap({ position(of: $0) }) else { return first }
    return (first + last) / 2
  }

  /// The value at a place; the nearest category.
  func datum(at position: CGFloat) -> ChartDatum? {
    guard length > 0 else { return nil }
    let part = Double((position - start) / (end - start))
    switch domain {
    case .categories(let names):
      guard !names.isEmpty else { return nil }
      let place = Int((part * Double(names.count)).rounded(.down))
      return .category(names[max(0, min(names.count - 1, place))])
    case .measures(let range, let areDates):
      let (low, high) = (type.spread(range.lowerBound), type.spread(range.upperBound))
      let measure = type.unspread(low + part * (high - low))
      return areDates
        ? .date(Date(timeIntervalSinceReferenceDate: measure)) : .number(measure)
    }
  }
}

/// How the numbers of an axis are spread along it.
public struct ScaleType: Hashable, Sendable {
  private enum Kind: Hashable {
    case linear, date, category, log, symmetricLog(Double), power(Double)
  }

  private let kind: Kind

  /// Equal differences are equal distances.
  public static let linear = ScaleType(kind: .linear)
  /// Dates at distances of their time.
  public static let date = ScaleType(kind: .date)
  /// Names at equal distances.
  public static let category = ScaleType(kind: .category)
  /// Equal factors are equal distances; numbers up to 0 have no place.
  public static let log = ScaleType(kind: .log)
  /// As `log`, and its mirror below 0.
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)
  /// Square roots are at equal distances.
  public static let squareRoot = power(exponent: 0.5)

  /// As `log`, and its mirror below 0, with a slope in between.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }
  /// Powers are at equal distances.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  var isLinear: Bool { kind == .linear || kind == .date || kind == .category }
  /// Whether zero has no place.
  var isWithoutZero: Bool { kind == .log }

  func spread(_ number: Double) -> Double {
    switch kind {
    case .linear, .date, .category: number
    case .log: number > 0 ? Foundation.log10(number) : .nan
    case .symmetricLog(let slope): copysign(log1p(abs(number) * slope), number)
    case .power(let exponent): copysign(pow(abs(number), exponent), number)
    }
  }

  func unspread(_ number: Double) -> Double {
    switch kind {
    case .linear, .date, .category: number
    case .log: pow(10, number)
    case .symmetricLog(let slope): copysign(expm1(abs(number)) / slope, number)
    case .power(let exponent): copysign(pow(abs(number), 1 / exponent), number)
    }
  }
}
