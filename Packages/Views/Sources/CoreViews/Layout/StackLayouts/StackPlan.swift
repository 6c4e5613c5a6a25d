internal import Foundation

/// The offers and lengths of the views along the axis of a stack.
struct StackPlan {
  /// The room in front of each view.
  let gaps: [CGFloat]
  /// What each view is offered in both directions.
  private(set) var proposals: [ProposedViewSize]
  private(set) var lengths: [CGFloat]
  /// The length of the whole at its least; nil if no length was offered.
  private(set) var leastLength: CGFloat?

  /// Plans for an offer; a row that breaks if it does not fit is made tight before.
  init(
    _ axis: Axis, _ subviews: LayoutSubviews, _ spacing: CGFloat?, _ offer: ProposedViewSize
  ) {
    self.init(planning: offer, along: axis, subviews, spacing)
    let canBreak = subviews.metrics.breaksRows && axis == .horizontal
    guard canBreak, !offer.isTight, !fits(offer) else { return }
    var tight = offer
    tight.isTight = true
    let plan = StackPlan(planning: tight, along: axis, subviews, spacing)
    if plan.fits(offer) { self = plan }
  }

  private init(
    planning offer: ProposedViewSize, along axis: Axis, _ subviews: LayoutSubviews,
    _ spacing: CGFloat?
  ) {
    let gaps = Self.gaps(axis, subviews, spacing, isTight: offer.isTight)
    let allGaps = gaps.reduce(0, +)
    self.gaps = gaps
    proposals = Array(repeating: offer, count: subviews.count)
    guard let room = offer[axis], subviews.count > 1 else {
      // One view alone has the whole room, in which a row within it may break into lines.
      lengths = subviews.map { $0.sizeThatFits(offer)[axis] }
      return
    }
    let share = RoomShare(
      max(0, room - allGaps), along: axis, subviews.metrics.unit,
      priorities: subviews.map(\.priority), isTight: offer.isTight
    ) { index, length in
      var proposal = offer
      proposal[axis] = length
      return subviews[index].sizeThatFits(proposal)[axis]
    }
    lengths = share.lengths
    leastLength = share.least.reduce(allGaps, +)
    for (index, length) in share.offers.enumerated() { proposals[index][axis] = length }
  }

  /// Whether all views have at least what they cannot do without of a width; of none nothing is
  /// known.
  func fits(_ offer: ProposedViewSize) -> Bool {
    guard let room = offer.width, let leastLength, room > 0 else { return true }
    return room >= leastLength
  }

  /// The length of the whole.
  var length: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

  private static func gaps(
    _ axis: Axis, _ subviews: LayoutSubviews, _ spacing: CGFloat?, isTight: Bool
  ) -> [CGFloat] {
    let unit = subviews.metrics.unit
    if let spacing {
      let gap = unit.nearest(spacing, axis)
      return subviews.indices.map { $0 == subviews.startIndex ? 0 : gap }
    }
    var last: ViewSpacing?
    return subviews.map { subview in
      let next = subview.spacing
      defer { last = next }
      let gap = last.map { $0.distance(to: next, along: axis) } ?? 0
      return isTight && axis == .horizontal ? min(gap, unit.width) : gap
    }
  }
}
