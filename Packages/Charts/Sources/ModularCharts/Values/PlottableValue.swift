public import CoreViews
public import Foundation

/// A value with what it means, such as `.value("Month", month)`.
///
/// What it means is a text of the app, a string or a `Text`.
public struct PlottableValue<Value: Plottable> {
  let span: Span

  init(_ span: Span) { self.span = span }
}

/// Where something is along an axis: at a value, or from one to another.
struct Span {
  let label: Text
  var start: ChartDatum
  var end: ChartDatum?

  /// The ends as measures; nil if it is a category or has no place.
  var measures: (lower: Double, upper: Double)? {
    guard let from = start.measure, from.isFinite else { return nil }
    guard let to = end.flatMap(\.measure), to.isFinite else { return (from, from) }
    return (min(from, to), max(from, to))
  }

  /// Whether it has a place on an axis.
  var isPlaced: Bool { start.isPlaced && end?.isPlaced ?? true }
}

extension PlottableValue {
  /// A value, or the values of a range or a bin.
  public static func value<Plotted: PlottedValue>(
    _ label: some PlottableLabel, _ value: Plotted
  ) -> Self where Plotted.PlottedType == Value {
    let (start, end) = value._ends
    return Self(Span(label: label._text, start: start, end: end))
  }

  /// Values from one to another.
  public static func value(
    _ label: some PlottableLabel, start: Value, end: Value
  ) -> Self {
    Self(Span(label: label._text, start: start.datum, end: end.datum))
  }
}

extension PlottableValue where Value == Date {
  /// The day, month or other unit of a calendar in which a date is.
  public static func value(
    _ label: some PlottableLabel, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    guard let whole = calendar.dateInterval(of: unit, for: value) else {
      return self.value(label, value)
    }
    return Self(Span(label: label._text, start: .date(whole.start), end: .date(whole.end)))
  }
}

/// What can say what a value means.
///
/// One protocol, so that the compiler has one meaning of `value` to try in a chart's closure.
public protocol PlottableLabel {
  /// What is shown.
  var _text: Text { get }
}

extension String: PlottableLabel {
  /// The text of the app with that key, or else the string.
  public var _text: Text { Text(LocalizedStringKey(self)) }
}

extension Substring: PlottableLabel {
  /// The string.
  public var _text: Text { Text(verbatim: String(self)) }
}

extension LocalizedStringKey: PlottableLabel {
  /// The text of the app.
  public var _text: Text { Text(self) }
}

extension Text: PlottableLabel {
  /// The text itself.
  public var _text: Text { self }
}

/// What has a place along an axis: a value, a range of values, or a bin.
public protocol PlottedValue {
  /// The type of its values.
  associatedtype PlottedType: Plottable
  /// Where it begins and ends; called by charts only.
  var _ends: (ChartDatum, ChartDatum?) { get }
}

extension Plottable {
  /// The value alone.
  public var _ends: (ChartDatum, ChartDatum?) { (datum, nil) }
}

extension Range: PlottedValue where Bound: Plottable {
  /// The type of the bounds.
  public typealias PlottedType = Bound
  /// The bounds.
  public var _ends: (ChartDatum, ChartDatum?) { (lowerBound.datum, upperBound.datum) }
}

extension ClosedRange: PlottedValue where Bound: Plottable {
  /// The type of the bounds.
  public typealias PlottedType = Bound
  /// The bounds.
  public var _ends: (ChartDatum, ChartDatum?) { (lowerBound.datum, upperBound.datum) }
}

extension ChartBinRange: PlottedValue {
  /// The type of the bounds.
  public typealias PlottedType = Bound
  /// The bounds.
  public var _ends: (ChartDatum, ChartDatum?) { (lowerBound.datum, upperBound.datum) }
}

/// Where the values of a collection's elements are found, such as `.value("Hour", \.hour)`.
public struct PlottableProjection<Element, Value: Plottable> {
  let value: (Element) -> PlottableValue<Value>

  /// The value at a key path.
  public static func value(
    _ label: some PlottableLabel, _ path: any KeyPath<Element, Value> & Sendable
  ) -> Self {
    Self { .value(label, $0[keyPath: path]) }
  }
  /// The values between those at two key paths.
  public static func value(
    _ label: some PlottableLabel, start: any KeyPath<Element, Value> & Sendable,
    end: any KeyPath<Element, Value> & Sendable
  ) -> Self {
    Self { .value(label, start: $0[keyPath: start], end: $0[keyPath: end]) }
  }
}
