@_spi(Hosts) import CoreViews
import Foundation

/// What is seen of a chart.
struct ChartBody: View {
  let marks: PlacedMarks
  let looks: PlotLooks
  let settings: ChartSettings
  @Binding var moved: ChartMoves

  /// The height of a line of labels, in points.
  static let line: CGFloat = 16

  var body: some View {
    let legend = settings.legend
    let isCustomBelow = legend.content != nil && !legend.isAbove
    VStack(alignment: .leading, spacing: legend.spacing ?? 8) {
      if let content = legend.content, !isCustomBelow { content }
      GeometryReader { proxy in
        drawn(in: proxy.size) { proxy.frame(in: .global).origin }
      }
      if let content = legend.content, isCustomBelow { content }
    }
  }

  /// The labels of both axes above and below the chart.
  private func sides(_ isTop: Bool) -> [SideView] {
    [settings.x.label, settings.y.label].compactMap(\.self).filter {
      ($0.position.side.y < 0) == isTop
    }
  }

  private func drawn(in size: CGSize, _ origin: @escaping () -> CGPoint) -> some View {
    let rows = LegendRow.rows(
      settings.legend.visibility == .hidden || settings.legend.content != nil ? [] : looks.legend,
      width: size.width)
    let legendHeight = rows.isEmpty ? 0 : CGFloat(rows.count) * Self.line + 8
    let isLegendAbove = settings.legend.isAbove
    let (above, below) = (sides(true), sides(false))
    let top = CGFloat(above.count) * Self.line + (isLegendAbove ? legendHeight : 0)
    let bottom = CGFloat(below.count) * Self.line + (isLegendAbove ? 0 : legendHeight)
    let room = CGSize(width: size.width, height: max(1, size.height - top - bottom))
    let plan = PlotPlan(marks, looks, settings, size: room)
    return ZStack(alignment: .topLeading) {
      ForEach(above.indices, id: \.self) { index in
        side(above[index], at: CGFloat(index) * Self.line, width: size.width)
      }
      chart(plan, room) { origin().moved(down: top) }
        .frame(width: room.width, height: room.height, alignment: .topLeading)
        .placed(at: CGPoint(x: 0, y: top), anchor: .topLeading)
      ForEach(below.indices, id: \.self) { index in
        side(
          below[index], at: top + room.height + CGFloat(index) * Self.line, width: size.width)
      }
      ForEach(rows.indices, id: \.self) { index in
        rows[index].placed(
          at: CGPoint(
            x: 0,
            y: (isLegendAbove ? 0 : size.height - legendHeight + 8) + CGFloat(index) * Self.line),
          anchor: .topLeading)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  private func side(_ side: SideView, at y: CGFloat, width: CGFloat) -> some View {
    let x = (side.alignment ?? .center).unitPoint.x
    return side.view.font(.caption).foregroundStyle(.secondary).fixedSize()
      .placed(at: CGPoint(x: x * width, y: y), anchor: UnitPoint(x: x, y: 0))
  }

  private func chart(
    _ plan: PlotPlan, _ size: CGSize, _ origin: @escaping () -> CGPoint
  ) -> some View {
    let proxy = ChartProxy(plan: plan, marks: marks, settings: settings, origin: origin)
    return ZStack(alignment: .topLeading) {
      layers(settings.backgrounds, proxy, size)
      styled(
        AnyView(PlotView(plan: plan, isCut: settings.x.isScrollable || settings.y.isScrollable))
      )
      .placed(at: plan.plot.origin, anchor: .topLeading)
      labels(plan.xLabels, plan, settings.x.style)
      labels(plan.yLabels, plan, settings.y.style)
      touches(proxy)
      layers(settings.overlays, proxy, size)
    }
  }

  private func styled(_ plot: AnyView) -> AnyView { settings.plotStyle?(plot) ?? plot }

  @ViewBuilder
  private func labels(
    _ labels: [PlacedView], _ plan: PlotPlan, _ style: ((AnyView) -> AnyView)?
  ) -> some View {
    ForEach(labels.indices, id: \.self) { index in
      let label = labels[index]
      (style?(label.view) ?? label.view).placed(
        at: CGPoint(x: plan.plot.minX + label.point.x, y: plan.plot.minY + label.point.y),
        anchor: label.anchor)
    }
  }

  private func layers(
    _ layers: [(alignment: Alignment, view: (ChartProxy) -> AnyView)], _ proxy: ChartProxy,
    _ size: CGSize
  ) -> some View {
    ForEach(layers.indices, id: \.self) { index in
      layers[index].view(proxy)
        .frame(width: size.width, height: size.height, alignment: layers[index].alignment)
    }
  }
}

/// What a person does with a chart.
extension ChartBody {
  @ViewBuilder
  private func touches(_ proxy: ChartProxy) -> some View {
    let plot = proxy.plan.plot
    if selects {
      area(plot).gesture(SpatialTapGesture().onEnded { select($0.location, proxy) })
    }
    if settings.x.rangeSelection != nil || settings.y.rangeSelection != nil {
      area(plot).gesture(
        DragGesture(minimumDistance: 4).onChanged { drag in
          proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x)
          proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y)
        })
    } else if settings.x.isScrollable || settings.y.isScrollable {
      area(plot).gesture(
        DragGesture(minimumDistance: 4).onEnded { move(by: $0.translation, proxy) })
    }
    ForEach(settings.gestures.indices, id: \.self) { index in
      settings.gestures[index](proxy).frame(width: plot.width, height: plot.height)
        .placed(at: plot.origin, anchor: .topLeading)
    }
  }

  private func area(_ plot: CGRect) -> some View {
    Color.clear.contentShape(Rectangle()).frame(width: plot.width, height: plot.height)
      .placed(at: plot.origin, anchor: .topLeading)
  }

  private var selects: Bool {
    settings.x.selection != nil || settings.y.selection != nil || settings.angleSelection != nil
  }

  /// Selects what is at a point; what is selected already is not any more.
  private func select(_ point: CGPoint, _ proxy: ChartProxy) {
    func set(_ bound: ScaleBound?, _ datum: ChartDatum?) {
      guard let bound else { return }
      bound.set(bound.get() == datum ? nil : datum)
    }
    set(settings.x.selection, proxy.plan.x.datum(at: point.x))
    set(settings.y.selection, proxy.plan.y.datum(at: point.y))
    set(settings.angleSelection, proxy.sectors.value(at: point).map { .number($0) })
  }

  /// Moves the part of the values that is seen.
  private func move(by distance: CGSize, _ proxy: ChartProxy) {
    let (x, y) = (proxy.plan.x, proxy.plan.y)
    if settings.x.isScrollable, let first = x.datum(at: x.start - distance.width) {
      moved.x = first
      settings.x.scrollPosition?.set(first)
    }
    if settings.y.isScrollable, let first = y.datum(at: y.start - distance.height) {
      moved.y = first
      settings.y.scrollPosition?.set(first)
    }
  }
}

extension CGPoint {
  fileprivate func moved(down distance: CGFloat) -> CGPoint { CGPoint(x: x, y: y + distance) }
}
