@_spi(Hosts) public import CoreViews
public import Foundation

/// Where the values of a chart are, for views in front of it and for gestures.
public struct ChartProxy {
  let plan: PlotPlan
  let marks: PlacedMarks
  let settings: ChartSettings
  /// Where the chart is on the page.
  let origin: () -> CGPoint

  /// The size of the part with marks, in points.
  public var plotSize: CGSize { plan.plot.size }
  /// The frame of the part with marks within the chart: `geometry[proxy.plotFrame!]`.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
  /// The frame of the part with marks within the chart.
  public var plotAreaFrame: Anchor<CGRect> {
    let origin = origin()
    return Anchor(onPage: plan.plot.offsetBy(dx: origin.x, dy: origin.y))
  }
  /// The size of the part with marks, in points.
  public var plotAreaSize: CGSize { plotSize }

  /// Returns where a horizontal value is within the part with marks; nil if it has no place.
  public func position(forX value: some Plottable) -> CGFloat? {
    plan.x.position(of: value.datum)
  }
  /// Returns where a vertical value is within the part with marks; nil if it has no place.
  public func position(forY value: some Plottable) -> CGFloat? {
    plan.y.position(of: value.datum)
  }
  /// Returns where a point of values is within the part with marks; nil if it has no place.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the horizontal value at a place of the part with marks.
  public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  {
    plan.x.datum(at: position).flatMap { Value(datum: $0) }
  }
  /// Returns the vertical value at a place of the part with marks.
  public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  {
    plan.y.datum(at: position).flatMap { Value(datum: $0) }
  }
  /// Returns both values at a point of the part with marks.
  public func value<X: Plottable, Y: Plottable>(
    at point: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: point.x, as: X.self), let y = value(atY: point.y, as: Y.self) else {
      return nil
    }
    return (x, y)
  }
  /// Returns where among the sum of all sectors a point is.
  public func value<Value: Plottable>(atAngle angle: Angle, as type: Value.Type = Value.self)
    -> Value?
  {
    let turn = angle.radians / (2 * .pi)
    let total = sectors.total
    return Value(datum: .number((turn - turn.rounded(.down)) * total))
  }
  /// Returns the angle of a point around the chart's middle, from above.
  public func angle(at point: CGPoint) -> Angle {
    let (x, y) = (point.x - plotSize.width / 2, point.y - plotSize.height / 2)
    return .radians(atan2(x, -y))
  }

  /// Selects the horizontal value at a place of the part with marks.
  public func selectXValue(at position: CGFloat) {
    settings.x.selection?.set(plan.x.datum(at: position))
  }
  /// Selects the vertical value at a place of the part with marks.
  public func selectYValue(at position: CGFloat) {
    settings.y.selection?.set(plan.y.datum(at: position))
  }
  /// Selects the horizontal values between two places of the part with marks.
  public func selectXRange(from first: CGFloat, to last: CGFloat) {
    select(settings.x.rangeSelection, plan.x, first, last)
  }
  /// Selects the vertical values between two places of the part with marks.
  public func selectYRange(from first: CGFloat, to last: CGFloat) {
    select(settings.y.rangeSelection, plan.y, first, last)
  }
  /// Selects the sector at an angle, counted from above.
  public func selectAngleValue(at angle: Angle) {
    settings.angleSelection?.set(value(atAngle: angle, as: Double.self).map { .number($0) })
  }

  private func select(
    _ bound: ScaleRangeBound?, _ scale: PlotScale, _ first: CGFloat, _ last: CGFloat
  ) {
    guard let from = scale.datum(at: first), let to = scale.datum(at: last) else { return }
    bound?.set((from, to))
  }

  var sectors: SectorPlan {
    SectorPlan(
      marks.all.filter { $0.mark.kind == .sector },
      in: CGRect(origin: .zero, size: plotSize))
  }
}

/// The part of a chart with marks.
public struct ChartPlotContent: View {
  let view: AnyView

  /// The part with marks.
  public var body: some View { view }
}
