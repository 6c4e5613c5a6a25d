internal import Foundation

/// Breaks the views of a row into lines, as words are, with room between those of several units.
struct FlowPlan {
  private var origins: [CGPoint] = []
  private var offers: [ProposedViewSize] = []
  private(set) var size = CGSize.zero

  /// Lines that no spacer pushes to an edge are aligned with the longest.
  init(
    _ width: CGFloat, gap: CGFloat?, _ alignment: AlignmentKey,
    lines side: HorizontalAlignment, _ subviews: LayoutSubviews
  ) {
    let metrics = subviews.metrics
    let gap = metrics.unit.nearest(gap ?? metrics.spacing.width, .horizontal)
    let offer = ProposedViewSize(width: width, height: nil)
    offers = Array(repeating: offer, count: subviews.count)
    origins = Array(repeating: .zero, count: subviews.count)
    var line: [Int] = []
    var lines: [(views: [Int], length: CGFloat)] = []
    var (x, height): (CGFloat, CGFloat) = (0, 0)
    func close() {
      lines.append((line, x))
      let views = line.map { (subviews[$0], offer) }
      let heights = StackLine(alignment, views, metrics.unit)
      if lines.count > 1, max(height, heights.length) > metrics.unit.height {
        size.height += metrics.spacing.height
      }
      height = heights.length
      for (index, offset) in zip(line, heights.offsets) { origins[index].y = size.height + offset }
      size.height += heights.length
      (line, x) = ([], 0)
    }
    for (index, subview) in subviews.enumerated() {
      let length = subview.sizeThatFits(offer).width
      if !line.isEmpty, x + gap + length > width { close() }
      if !line.isEmpty, length > 0 { x += gap }
      origins[index].x = x
      x += length
      size.width = max(size.width, x)
      line.append(index)
    }
    if !line.isEmpty { close() }
    for line in lines {
      let start = start(of: line.views, room: size.width - line.length, side, subviews)
      for index in line.views { origins[index].x += start }
    }
  }

  private func start(
    of line: [Int], room: CGFloat, _ side: HorizontalAlignment, _ subviews: LayoutSubviews
  ) -> CGFloat {
    let spacers = subviews.indices.filter { subviews[$0].node.isSpacer }
    let isPushed = line.last.map { last in spacers.contains { $0 < last } } ?? false
    let pushes = line.first.map { first in spacers.contains { $0 > first } } ?? false
    guard isPushed == pushes else { return isPushed ? room : 0 }
    let share = isPushed ? 0.5 : side.key.fraction ?? 0.5
    return subviews.metrics.unit.below(room * share, .horizontal)
  }

  func place(in bounds: CGRect, _ subviews: LayoutSubviews) {
    for (index, subview) in subviews.enumerated() {
      let origin = CGPoint(
        x: bounds.minX + origins[index].x, y: bounds.minY + origins[index].y)
      subview.place(at: origin, proposal: offers[index])
    }
  }
}
