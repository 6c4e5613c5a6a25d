public import CoreViews
public import Foundation

/// A line across the chart at a value, or along a range of values.
public struct RuleMark: ChartContent {
  /// Has no body: charts draw it themselves.
  public typealias Body = Never

  private let mark: Mark

  /// Adds the line.
  public func _add(to marks: inout ChartMarks) { marks.all.append(mark) }

  /// Makes a vertical line across the chart.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .rule, x: x.span)
  }

  /// Makes a horizontal line across the chart.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, y: y.span)
  }

  /// Makes a vertical line from a value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: x.span, y: Span(yStart.span, yEnd.span))
  }

  /// Makes a horizontal line from a value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: Span(xStart.span, xEnd.span), y: y.span)
  }
}

/// A rectangle at values, or between values: a cell of a heat map, a band across the chart.
public struct RectangleMark: ChartContent {
  /// Has no body: charts draw it themselves.
  public typealias Body = Never

  private let mark: Mark

  /// Adds the rectangle.
  public func _add(to marks: inout ChartMarks) { marks.all.append(mark) }

  /// Makes a rectangle at values; along an axis without one it is as long as that.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: x.span, y: y.span, width: width, height: height)
  }

  /// Makes a rectangle between values along both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      kind: .rectangle, x: Span(xStart.span, xEnd.span), y: Span(yStart.span, yEnd.span))
  }

  /// Makes a rectangle between values of the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: x.span, y: Span(yStart.span, yEnd.span), width: width)
  }

  /// Makes a rectangle between values of the horizontal axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: Span(xStart.span, xEnd.span), y: y.span, height: height)
  }

  /// Makes a band as high as the chart, between values of the horizontal axis.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .rectangle, x: Span(xStart.span, xEnd.span))
  }

  /// Makes a band as wide as the chart, between values of the vertical axis.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rectangle, y: Span(yStart.span, yEnd.span))
  }
}

/// A part of a circle, or of a ring, as large as its value is among all.
public struct SectorMark: ChartContent {
  /// Has no body: charts draw it themselves.
  public typealias Body = Never

  private let mark: Mark

  /// Adds the sector.
  public func _add(to marks: inout ChartMarks) { marks.all.append(mark) }

  /// Makes a sector; radii are parts of the room's, or lengths in points.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = Mark(
      kind: .sector, x: angle.span, width: outerRadius, height: innerRadius,
      gap: angularInset ?? 0)
  }
}
