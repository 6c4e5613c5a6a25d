public import CoreViews

/// A point of a line.
///
/// Points of one series are joined in their order: those of one `series` value, or of one value
/// that the colour, symbol or style of line is by.
public struct LineMark: ChartContent {
  /// Has no body: charts draw it themselves.
  public typealias Body = Never

  private let mark: Mark

  /// Adds the point.
  public func _add(to marks: inout ChartMarks) { marks.all.append(mark) }

  /// Makes a point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .line, x: x.span, y: y.span)
  }

  /// Makes a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(kind: .line, x: x.span, y: y.span, series: series.span.start)
  }
}

/// A symbol at a point.
public struct PointMark: ChartContent {
  /// Has no body: charts draw it themselves.
  public typealias Body = Never

  private let mark: Mark

  /// Adds the point.
  public func _add(to marks: inout ChartMarks) { marks.all.append(mark) }

  /// Makes a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: x.span, y: y.span)
  }

  /// Makes a point in the middle of the chart's height.
  public init<X: Plottable>(x: PlottableValue<X>) { mark = Mark(kind: .point, x: x.span) }

  /// Makes a point in the middle of the chart's width.
  public init<Y: Plottable>(y: PlottableValue<Y>) { mark = Mark(kind: .point, y: y.span) }
}

/// A point of the edge of an area, from zero or from another value.
///
/// Areas of several series stand on each other.
public struct AreaMark: ChartContent {
  /// Has no body: charts draw it themselves.
  public typealias Body = Never

  private let mark: Mark

  /// Adds the point.
  public func _add(to marks: inout ChartMarks) { marks.all.append(mark) }

  /// Makes a point of an area from zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .area, x: x.span, y: y.span, stacking: stacking)
  }

  /// Makes a point of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .area, x: x.span, y: y.span, stacking: stacking, series: series.span.start)
  }

  /// Makes both edges of an area at a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .area, x: x.span, y: Span(yStart.span, yEnd.span))
  }

  /// Makes both edges of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(
      kind: .area, x: x.span, y: Span(yStart.span, yEnd.span), series: series.span.start)
  }
}
