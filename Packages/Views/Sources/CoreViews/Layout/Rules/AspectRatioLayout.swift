internal import Foundation

/// Offers a view the largest size of a shape that fits what is offered, or the least that fills it.
struct AspectRatioLayout: OwnLayout {
  /// The width for a height of 1; nil for that of the view's ideal size.
  let ratio: CGFloat?
  let mode: ContentMode

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews[0].sizeThatFits(inner(proposal, subviews))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].align(.center, in: bounds, inner(proposal, subviews))
  }

  private func inner(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    let ideal = subviews[0].sizeThatFits(.unspecified)
    let unit = subviews.metrics.unit
    // What has no size of its own is taken to be square, however a unit is.
    let isPoint = ideal.width <= unit.width && ideal.height <= unit.height
    let ratio = self.ratio ?? (ideal.height > 0 && !isPoint ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return self.ratio == nil
        ? proposal : shape(ratio, in: ideal)
    case (let width?, nil): return shape(ratio, width: width)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      return shape(ratio, in: CGSize(width: width, height: height))
    }
  }

  private func shape(_ ratio: CGFloat, width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width, height: width / ratio)
  }

  private func shape(_ ratio: CGFloat, in size: CGSize) -> ProposedViewSize {
    let isWidthDecisive = (size.width / ratio <= size.height) == (mode == .fit)
    return isWidthDecisive
      ? shape(ratio, width: size.width)
      : ProposedViewSize(width: size.height * ratio, height: size.height)
  }
}
