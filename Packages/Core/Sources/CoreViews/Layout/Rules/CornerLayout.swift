internal import Foundation

/// Takes all that is offered, and puts its views at the top of the leading side: a geometry reader.
struct CornerLayout: OwnLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offer = ProposedViewSize(bounds.size)
    for subview in subviews { subview.place(at: bounds.origin, proposal: offer) }
  }
}
