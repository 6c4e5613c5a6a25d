internal import Foundation

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
