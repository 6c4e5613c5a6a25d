internal import Foundation

/// What rows and columns have in common.
struct StackEngine {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?
  /// How the lines of a row that breaks stand below each other.
  var lineAlignment = HorizontalAlignment.center

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let plan = plan(proposal, subviews)
    if breaks(plan, proposal, subviews) { return flow(proposal, subviews).size }
    var size = CGSize.zero
    size[axis] = plan.length
    size[axis.other] = line(plan, subviews).length
    return size
  }

  func place(_ proposal: ProposedViewSize, in bounds: CGRect, _ subviews: LayoutSubviews) {
    let plan = plan(proposal, subviews)
    if breaks(plan, proposal, subviews) {
      return flow(proposal, subviews).place(in: bounds, subviews)
    }
    let settled = settled(plan, proposal, subviews)
    let line = StackLine(
      alignment, Array(zip(subviews, settled)), subviews.metrics.unit)
    var start = bounds.origin[axis]
    for (index, subview) in subviews.enumerated() {
      start += plan.gaps[index]
      var origin = CGPoint.zero
      origin[axis] = start
      origin[axis.other] = bounds.origin[axis.other] + line.offsets[index]
      subview.place(at: origin, proposal: settled[index])
      start += plan.lengths[index]
    }
  }

  private func plan(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> StackPlan {
    StackPlan(axis, subviews, spacing, proposal)
  }

  /// What each view is offered at its place: what grows across the axis grows to the length of the
  /// whole, unless that would change its length along the axis.
  private func settled(
    _ plan: StackPlan, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> [ProposedViewSize] {
    guard proposal[axis.other] == nil else { return plan.proposals }
    let length = line(plan, subviews).length
    return zip(subviews.indices, plan.proposals).map { index, offer in
      var grown = offer
      grown[axis.other] = length
      return subviews[index].sizeThatFits(grown)[axis] == plan.lengths[index] ? grown : offer
    }
  }

  private func line(_ plan: StackPlan, _ subviews: LayoutSubviews) -> StackLine {
    StackLine(
      alignment, Array(zip(subviews, plan.proposals)), subviews.metrics.unit)
  }

  // MARK: Breaking into lines

  private func breaks(
    _ plan: StackPlan, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> Bool {
    subviews.metrics.breaksRows && axis == .horizontal && !plan.fits(proposal)
  }

  private func flow(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> FlowPlan {
    FlowPlan(proposal.width ?? 0, gap: spacing, alignment, lines: lineAlignment, subviews)
  }
}

/// The views of a stack on their common line.
struct StackLine {
  /// Where each begins across the axis.
  private(set) var offsets: [CGFloat]
  /// The length of all together across the axis.
  private(set) var length: CGFloat

  /// Lines up views, each with its offer.
  init(_ key: AlignmentKey, _ views: [(LayoutSubview, ProposedViewSize)], _ unit: LayoutUnit) {
    let axis = key.axis
    let sizes = views.map { $0.0.sizeThatFits($0.1)[axis] }
    let isPlain = !views.contains { $0.0.node.hasGuides }
    if isPlain, let fraction = key.fraction {
      let longest = sizes.max() ?? 0
      length = longest
      offsets = sizes.map { unit.below((longest - $0) * fraction, axis) }
      return
    }
    let lines = views.map { unit.nearest($0.0.dimensions(in: $0.1)[key], axis) }
    let before = lines.max() ?? 0
    let after = zip(sizes, lines).map { $0 - $1 }.max() ?? 0
    offsets = lines.map { before - $0 }
    length = before + after
  }
}
