internal import Foundation

/// Gives a view a frame that is as large as the page, or a part of it.
struct ContainerFrameLayout: OwnLayout {
  let axes: Axis.Set
  let alignment: Alignment
  /// The length of the frame for the length of the page; nil along axes that are left alone.
  let length: ContainerLength

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let fixed = fixed(subviews.metrics)
    let size = subviews[0].sizeThatFits(inner(proposal, fixed))
    return fixed.replacingUnspecifiedDimensions(by: size)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].align(alignment, in: bounds, inner(proposal, fixed(subviews.metrics)))
  }

  private func fixed(_ metrics: LayoutMetrics) -> ProposedViewSize {
    var fixed = ProposedViewSize.unspecified
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
      let length = length.length(of: metrics.container[axis], axis)
      fixed[axis] = max(0, metrics.unit.below(length, axis))
    }
    return fixed
  }

  private func inner(_ proposal: ProposedViewSize, _ fixed: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: fixed.width ?? proposal.width, height: fixed.height ?? proposal.height)
  }
}

extension Axis.Set {
  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
