internal import Foundation

/// Leaves room around a view.
struct PaddingLayout: OwnLayout {
  let insets: EdgeInsets

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let room = room(subviews)
    let size = subviews[0].sizeThatFits(inner(proposal, room))
    return CGSize(
      width: max(0, size.width + room.leading + room.trailing),
      height: max(0, size.height + room.top + room.bottom))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let room = room(subviews)
    let origin = CGPoint(x: bounds.minX + room.leading, y: bounds.minY + room.top)
    subviews[0].place(at: origin, proposal: inner(proposal, room))
  }

  private func inner(_ proposal: ProposedViewSize, _ room: EdgeInsets) -> ProposedViewSize {
    proposal.with(
      width: proposal.width.map { max(0, $0 - room.leading - room.trailing) },
      height: proposal.height.map { max(0, $0 - room.top - room.bottom) })
  }

  private func room(_ subviews: Subviews) -> EdgeInsets {
    let unit = subviews.metrics.unit
    return EdgeInsets(
      top: unit.nearest(insets.top, .vertical), leading: unit.nearest(insets.leading, .horizontal),
      bottom: unit.nearest(insets.bottom, .vertical),
      trailing: unit.nearest(insets.trailing, .horizontal))
  }
}

/// Room that grows along the axis of its stack, and along both elsewhere.
struct SpacerContent: LayoutContent {
  /// The least length, in points; nil for the host's own spacing.
  let minLength: CGFloat?
  let axis: Axis?
  let metrics: LayoutMetrics

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: length(.horizontal, proposal), height: length(.vertical, proposal))
  }

  private func length(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
    if let own = self.axis, own != axis { return 0 }
    let least = minLength.map { metrics.unit.nearest($0, axis) } ?? metrics.spacing[axis]
    return max(least, proposal[axis] ?? least)
  }

  var spacing: ViewSpacing? { .zero }
}
