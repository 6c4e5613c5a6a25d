@_spi(Hosts) import CoreViews
import Foundation

/// The part of a chart with marks.
struct PlotView: View {
  let plan: PlotPlan
  /// Whether marks beyond its edges are cut.
  let isCut: Bool

  var body: some View {
    let content = ZStack(alignment: .topLeading) {
      shapes(plan.lines)
      shapes(plan.shapes)
      ForEach(plan.views.indices, id: \.self) { index in
        let placed = plan.views[index]
        placed.view.fixedSize().placed(at: placed.point, anchor: placed.anchor)
      }
    }
    .frame(width: plan.plot.width, height: plan.plot.height, alignment: .topLeading)
    if isCut { content.clipped() } else { content }
  }

  private func shapes(_ shapes: [PlotShape]) -> some View {
    ForEach(shapes.indices, id: \.self) { index in
      let shape = shapes[index]
      if let stroke = shape.stroke {
        shape.path.stroke(shape.paint.style, style: stroke).opacity(shape.paint.opacity)
      } else {
        shape.path.fill(shape.paint.style).opacity(shape.paint.opacity)
      }
    }
  }
}
