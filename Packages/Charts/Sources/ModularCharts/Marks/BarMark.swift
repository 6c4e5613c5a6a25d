public import Foundation

/// A bar from zero to a value, or from a value to another.
///
/// ```
/// Chart(boats) { boat in
///   BarMark(x: .value("Berth", boat.berth), y: .value("Length", boat.length))
/// }
/// ```
///
/// Bars at one value stand on each other. Names and dates are along their axis, numbers across.
public struct BarMark: ChartContent {
  /// Has no body: charts draw it themselves.
  public typealias Body = Never

  private let mark: Mark

  /// Adds the bar.
  public func _add(to marks: inout ChartMarks) { marks.all.append(mark) }

  /// Makes a bar from zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .bar, x: x.span, y: y.span, width: width, height: height, stacking: stacking)
  }

  /// Makes a part of a bar along the horizontal axis.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .bar, x: x.span, width: width, stacking: stacking)
  }

  /// Makes a part of a bar along the vertical axis.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .bar, y: y.span, height: height, stacking: stacking)
  }

  /// Makes a horizontal bar from a value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: Span(xStart.span, xEnd.span), y: y.span, height: height)
  }

  /// Makes a vertical bar from a value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: x.span, y: Span(yStart.span, yEnd.span), width: width)
  }

  /// Makes a bar between values along both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      kind: .rectangle, x: Span(xStart.span, xEnd.span), y: Span(yStart.span, yEnd.span))
  }
}

extension Span {
  /// From the start of one to the end of another.
  init(_ first: Span, _ last: Span) {
    self.init(label: first.label, start: first.start, end: last.end ?? last.start)
  }
}
