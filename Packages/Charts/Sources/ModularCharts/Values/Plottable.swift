public import Foundation

/// A value that a chart has a place for: a number, a date, or the name of a category.
///
/// An enumeration with raw values is one by saying so:
///
/// ```
/// enum Harbour: String, Plottable { case north, south }
/// ```
public protocol Plottable: PlottedValue where PlottedType == Self {
  /// The number, date or name that stands for it.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, date or name that stands for it.
  var primitivePlottable: PrimitivePlottable { get }
  /// Makes the value that a number, date or name stands for; nil if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A value that charts know by themselves: numbers, dates and strings.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// What a chart makes of it.
  var _datum: ChartDatum { get }
  /// Makes it of what a chart knows; nil if that is of another kind.
  init?(_datum: ChartDatum)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Makes the value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// What a chart knows of a value.
public enum ChartDatum: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A point in time.
  case date(Date)
  /// The name of a category.
  case category(String)

  /// What it counts along an axis: a number, or seconds; nil for a category.
  var measure: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// Whether it has a place: a number that is none has not.
  var isPlaced: Bool { measure?.isFinite ?? true }

  /// The value of that kind at a measure.
  func sibling(at measure: Double) -> ChartDatum {
    switch self {
    case .number, .category: .number(measure)
    case .date: .date(Date(timeIntervalSinceReferenceDate: measure))
    }
  }
}

extension Plottable {
  var datum: ChartDatum { primitivePlottable._datum }

  init?(datum: ChartDatum) {
    guard let value = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: value)
  }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Makes the value of a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number.
  public var _datum: ChartDatum { .number(Double(self)) }
  /// Makes the whole number that is nearest.
  public init?(_datum: ChartDatum) {
    guard case .number(let number) = _datum, number.isFinite else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number.
  public var _datum: ChartDatum { .number(Double(self)) }
  /// Makes the number.
  public init?(_datum: ChartDatum) {
    guard case .number(let number) = _datum else { return nil }
    self.init(number)
  }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The number.
  public var _datum: ChartDatum { .number((self as NSDecimalNumber).doubleValue) }
  /// Makes the number.
  public init?(_datum: ChartDatum) {
    guard case .number(let number) = _datum, number.isFinite else { return nil }
    self.init(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The point in time.
  public var _datum: ChartDatum { .date(self) }
  /// Makes the point in time.
  public init?(_datum: ChartDatum) {
    guard case .date(let date) = _datum else { return nil }
    self = date
  }
}

extension String: PrimitivePlottableProtocol {
  /// The name of a category.
  public var _datum: ChartDatum { .category(self) }
  /// Makes the name of a category.
  public init?(_datum: ChartDatum) {
    guard case .category(let name) = _datum else { return nil }
    self = name
  }
}
