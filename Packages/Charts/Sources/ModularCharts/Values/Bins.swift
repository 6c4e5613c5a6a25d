public import Foundation

/// The values of one bin: from the lower bound to below the upper.
public struct ChartBinRange<Bound: Plottable> {
  /// The least value.
  public let lowerBound: Bound
  /// What all values are less than.
  public let upperBound: Bound

  init(_ lowerBound: Bound, _ upperBound: Bound) {
    (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
  }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}

/// Bins of equal size for numbers.
///
/// ```
/// let bins = NumberBins(data: lengths, desiredCount: 8)
/// let counts = Dictionary(grouping: lengths, by: bins.index(for:))
/// ```
public struct NumberBins<Value: Plottable & Comparable>: RandomAccessCollection {
  /// The values between which bins stand, in rising order.
  public let thresholds: [Value]

  private let numbers: [Double]

  /// The place of the first bin.
  public var startIndex: Int { 0 }
  /// The place after the last bin.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// The values of a bin.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }

  /// The place of the bin with a value; one outside of all belongs to the nearest.
  public func index(for value: Value) -> Int {
    let number = value.datum.measure ?? 0
    let above = numbers.firstIndex { $0 > number } ?? numbers.count
    return Swift.max(0, Swift.min(above - 1, endIndex - 1))
  }

  init(_ numbers: [Double]) {
    let known = numbers.compactMap { number in
      Value(datum: .number(number)).map { (number, $0) }
    }
    self.numbers = known.map(\.0)
    thresholds = known.map(\.1)
  }

  /// Makes bins of round size that hold some numbers.
  public init(data: some Collection<Value>, desiredCount: Int = 10, minimumStride: Double = 0) {
    let numbers = data.compactMap(\.datum.measure).filter(\.isFinite)
    guard let least = numbers.min(), let most = numbers.max() else {
      self.init([])
      return
    }
    self.init(
      RoundSteps(least...most, count: desiredCount, minimumStep: minimumStride).covering)
  }

  /// Makes bins of a size that hold a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let (step, lower) = (size.datum.measure ?? 1, range.lowerBound.datum.measure ?? 0)
    let upper = range.upperBound.datum.measure ?? lower
    guard step > 0 else {
      self.init([])
      return
    }
    let count = Swift.max(1, Int(((upper - lower) / step).rounded(.up)))
    self.init((0...count).map { lower + Double($0) * step })
  }

  /// Makes bins between given values.
  public init(thresholds: [Value]) { self.init(thresholds.compactMap(\.datum.measure)) }
}

/// Bins of a calendar's units for dates.
public struct DateBins: RandomAccessCollection {
  /// The dates between which bins stand, in rising order.
  public let thresholds: [Date]

  /// The place of the first bin.
  public var startIndex: Int { 0 }
  /// The place after the last bin.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// The dates of a bin.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }

  /// The place of the bin with a date; one outside of all belongs to the nearest.
  public func index(for value: Date) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.max(0, Swift.min(above - 1, endIndex - 1))
  }

  /// Makes bins of so many units that hold a range.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    thresholds = CalendarSteps(unit: unit, count: count, calendar: calendar).covering(range)
  }

  /// Makes bins of so many units that hold some dates.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: some Collection<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    guard let least = data.min(), let most = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: least...most, calendar: calendar)
  }

  /// Makes bins between given dates.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }
}
