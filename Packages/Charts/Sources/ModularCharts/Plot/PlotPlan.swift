@_spi(Hosts) import CoreViews
import Foundation

/// All that is drawn of a chart of a size.
struct PlotPlan {
  /// The part with marks within the chart; all else is counted from its upper leading corner.
  let plot: CGRect
  let x: PlotScale
  let y: PlotScale
  /// Lines and ticks of the axes, behind the marks.
  private(set) var lines: [PlotShape] = []
  let shapes: [PlotShape]
  let views: [PlacedView]
  /// The labels of each axis.
  private(set) var xLabels: [PlacedView] = []
  private(set) var yLabels: [PlacedView] = []

  init(_ marks: PlacedMarks, _ looks: PlotLooks, _ settings: ChartSettings, size: CGSize) {
    var x = PlotDomain(marks: marks, axis: .horizontal, setting: settings.x).scale
    var y = PlotDomain(marks: marks, axis: .vertical, setting: settings.y).scale
    x = x.showing(from: settings.x.firstShown, length: settings.x.visibleLength)
    y = y.showing(from: settings.y.firstShown, length: settings.y.visibleLength)
    let margins = Margins(marks, settings, x: x, y: y, size: size)
    plot = margins.plot
    x.place(from: settings.x.padding.start, to: plot.width - settings.x.padding.end)
    // Numbers rise, names go down as lines of a text do.
    let (low, high) = (plot.height - settings.y.padding.start, settings.y.padding.end)
    if y.isOfNames { y.place(from: high, to: low) } else { y.place(from: low, to: high) }
    (self.x, self.y) = (x, y)
    let drawn = MarkShapes(
      marks, frames: MarkFrames(size: plot.size, x: x, y: y, marks: marks), looks: looks)
    (shapes, views) = (drawn.shapes, drawn.views)
    for spec in margins.xSpecs {
      draw(AxisPlan(spec, .horizontal, x, marks), isX: true)
    }
    for spec in margins.ySpecs { draw(AxisPlan(spec, .vertical, y, marks), isX: false) }
  }

  private mutating func draw(_ axis: AxisPlan, isX: Bool) {
    let drawing = AxisDrawing(axis, plot: CGRect(origin: .zero, size: plot.size))
    for line in drawing.lines { lines.add(line) }
    if isX { xLabels += drawing.labels } else { yLabels += drawing.labels }
  }
}

extension AxisSetting {
  /// The first value that is seen.
  var firstShown: ChartDatum? { scrollPosition?.get() ?? firstPosition }

  /// The axes that are drawn; by itself a chart has one.
  fileprivate func specs(isNeeded: Bool) -> [AxisSpec] {
    if visibility == .hidden { return [] }
    return axes ?? (isNeeded ? [AxisSpec()] : [])
  }
}

extension PlotScale {
  /// Puts the axis between two places; one that is turned begins at the other.
  mutating func place(from first: CGFloat, to last: CGFloat) {
    (start, end) = end < start ? (last, first) : (first, last)
  }
}

extension AxisPlan {
  fileprivate init(_ spec: AxisSpec, _ axis: Axis, _ scale: PlotScale, _ marks: PlacedMarks) {
    self.init(spec: spec, axis: axis, scale: scale)
    let values = marks.all.filter { ($0.isVertical ? Axis.vertical : .horizontal) == axis }
    areParts = marks.areParts && values.contains { $0.mark.stacking == .normalized }
    if case .measures(_, true) = scale.domain {
      unit = marks.spans(along: axis).compactMap { span in
        span.measures.flatMap { $0.upper > $0.lower ? $0.upper - $0.lower : nil }
      }.min()
    }
  }
}

/// The room that the labels of the axes take around the part with marks.
private struct Margins {
  let plot: CGRect
  let xSpecs: [AxisSpec]
  let ySpecs: [AxisSpec]

  init(
    _ marks: PlacedMarks, _ settings: ChartSettings, x: PlotScale, y: PlotScale, size: CGSize
  ) {
    let axisless = marks.all.allSatisfy { $0.mark.kind == .sector } && !marks.all.isEmpty
    xSpecs = settings.x.specs(
      isNeeded: !axisless && marks.all.contains { $0.mark.x != nil } || marks.all.isEmpty)
    ySpecs = settings.y.specs(
      isNeeded: !axisless && marks.all.contains { $0.mark.y != nil } || marks.all.isEmpty)
    var (top, bottom, leading, trailing): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for spec in xSpecs {
      let height = AxisDrawing.height(of: spec)
      if spec.position.isTop { top = max(top, height) } else { bottom = max(bottom, height) }
    }
    var scale = y
    scale.place(from: size.height, to: 0)
    for spec in ySpecs {
      let width = AxisDrawing.width(of: AxisPlan(spec, .vertical, scale, marks))
      if spec.position.isLeading(names: y.isOfNames) {
        leading = max(leading, width)
      } else {
        trailing = max(trailing, width)
      }
    }
    // The upper label of the vertical axis reaches above its line.
    if trailing + leading > 0 { top = max(top, 8) }
    if bottom == 0, trailing + leading > 0 { bottom = 8 }
    plot = CGRect(
      x: leading, y: top, width: max(1, size.width - leading - trailing),
      height: max(1, size.height - top - bottom))
  }
}
