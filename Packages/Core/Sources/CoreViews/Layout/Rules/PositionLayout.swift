internal import Foundation

/// Takes all that is offered, and puts the middle of a view at a point of it.
struct PositionLayout: OwnLayout {
  let point: CGPoint

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: subviews[0].sizeThatFits(proposal))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let middle = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
    subviews[0].place(at: middle, anchor: .center, proposal: proposal)
  }
}
