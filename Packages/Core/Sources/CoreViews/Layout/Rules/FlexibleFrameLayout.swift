internal import Foundation

/// Gives a view a frame within bounds.
///
/// Along an axis with both bounds the frame takes what is offered, clamped; with one of them it takes
/// the view's length where that is beyond what is offered; without any, the view's length.
struct FlexibleFrameLayout: OwnLayout {
  let width: LayoutBounds
  let height: LayoutBounds
  let alignment: Alignment

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let (width, height) = bounds(proposal, subviews)
    let size = subviews[0].sizeThatFits(
      proposal.with(width: width.offer(proposal.width), height: height.offer(proposal.height)))
    return CGSize(
      width: width.length(size.width, proposal.width),
      height: height.length(size.height, proposal.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (width, height) = self.bounds(proposal, subviews)
    let offer = proposal.with(
      width: width.offer(proposal.width), height: height.offer(proposal.height))
    subviews[0].align(alignment, in: bounds, offer)
  }

  private func bounds(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (LayoutBounds, LayoutBounds) {
    let unit = subviews.metrics.unit
    var width = width.whole(.horizontal, unit)
    width.min = width.min.map { subviews[0].tightened($0, proposal) }
    return (width, height.whole(.vertical, unit))
  }
}
