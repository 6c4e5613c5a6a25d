public import CoreViews
public import Foundation

/// Which values the axes, colours and symbols of the charts within are for.
extension View {
  /// Says which values the horizontal axis has, where, and how they are spread.
  public func chartXScale(
    domain: some ScaleDomain, range: some PositionScaleRange = .automatic,
    type: ScaleType? = nil
  ) -> some View {
    let bounds = domain._bounds.bounds
    return chart { $0.x.set(bounds, range, type) }
  }
  /// Says where the values of the horizontal axis are, and how they are spread.
  public func chartXScale(
    range: some PositionScaleRange = .automatic, type: ScaleType? = nil
  ) -> some View {
    chart { $0.x.set(nil, range, type) }
  }
  /// Says which values the vertical axis has, where, and how they are spread.
  public func chartYScale(
    domain: some ScaleDomain, range: some PositionScaleRange = .automatic,
    type: ScaleType? = nil
  ) -> some View {
    let bounds = domain._bounds.bounds
    return chart { $0.y.set(bounds, range, type) }
  }
  /// Says where the values of the vertical axis are, and how they are spread.
  public func chartYScale(
    range: some PositionScaleRange = .automatic, type: ScaleType? = nil
  ) -> some View {
    chart { $0.y.set(nil, range, type) }
  }

  /// Says in which style marks of each value are drawn.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    let scale = MarkScale(
      domain: mapping.map(\.key.datum), range: mapping.map { AnyShapeStyle($0.value) })
    return chart { $0.styles = scale }
  }
  /// Says in which style marks of each value are drawn, in the order of the values.
  public func chartForegroundStyleScale<Style: ShapeStyle>(
    domain: [some Plottable], range: [Style]
  ) -> some View {
    let scale = MarkScale(domain: domain.map(\.datum), range: range.map { AnyShapeStyle($0) })
    return chart { $0.styles = scale }
  }
  /// Says in which order the legend has values.
  public func chartForegroundStyleScale(domain: [some Plottable]) -> some View {
    let domain = domain.map(\.datum)
    return chart { $0.styles.domain = domain }
  }
  /// Says in which styles marks are drawn, each value in the next.
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
    let range = range.map { AnyShapeStyle($0) }
    return chart { $0.styles.range = range }
  }
  /// Says in which colours marks are drawn, by numbers from the first colour to the last.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    let colors = range.stops.map { AnyShapeStyle($0.color) }
    return chart { $0.styles.range = colors }
  }
  /// Says in which style marks of each value are drawn, by a closure.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    mapping: @escaping (Value) -> Style
  ) -> some View {
    chart { $0.styles.mapping = { Value(datum: $0).map { AnyShapeStyle(mapping($0)) } } }
  }
  /// Says in which style marks of each value are drawn, by a closure, and the values' order.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> Style
  ) -> some View {
    chartForegroundStyleScale(mapping: mapping).chartForegroundStyleScale(domain: domain)
  }

  /// Says as which shape points of each value are drawn.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    _ mapping: KeyValuePairs<Value, Symbol>
  ) -> some View {
    let scale = MarkScale(
      domain: mapping.map(\.key.datum), range: mapping.map { MarkSymbol.shape($0.value) })
    return chart { $0.symbols = scale }
  }
  /// Says as which shape points of each value are drawn, in the order of the values.
  public func chartSymbolScale(
    domain: [some Plottable], range: [some ChartSymbolShape]
  ) -> some View {
    let scale = MarkScale(domain: domain.map(\.datum), range: range.map { MarkSymbol.shape($0) })
    return chart { $0.symbols = scale }
  }
  /// Says as which shapes points are drawn, each value as the next.
  public func chartSymbolScale(range: [some ChartSymbolShape]) -> some View {
    let range = range.map { MarkSymbol.shape($0) }
    return chart { $0.symbols.range = range }
  }
  /// Says which areas points have, in square points, from the least value to the greatest.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chart { $0.sizes = range }
  }
  /// Says in which style lines of each value are drawn.
  public func chartLineStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, StrokeStyle>
  ) -> some View {
    let scale = MarkScale(domain: mapping.map(\.key.datum), range: mapping.map(\.value))
    return chart { $0.lines = scale }
  }
  /// Says in which styles lines are drawn, each value in the next.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chart { $0.lines.range = range }
  }
}

extension AxisSetting {
  fileprivate mutating func set(
    _ domain: ScaleBounds?, _ range: some PositionScaleRange, _ type: ScaleType?
  ) {
    if let domain { self.domain = domain }
    if let type { self.type = type }
    padding = range._padding
  }
}
