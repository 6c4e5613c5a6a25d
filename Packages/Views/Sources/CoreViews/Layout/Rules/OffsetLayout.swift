internal import Foundation

/// Draws a view beside its place.
struct OffsetLayout: OwnLayout {
  let offset: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let unit = subviews.metrics.unit
    let origin = CGPoint(
      x: bounds.minX + unit.nearest(offset.width, .horizontal),
      y: bounds.minY + unit.nearest(offset.height, .vertical))
    subviews[0].place(at: origin, proposal: proposal)
  }
}

/// Takes all that is offered, and puts the middle of a view at a point of it.
struct PositionLayout: OwnLayout {
  let point: CGPoint
  let anchor: UnitPoint

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: subviews[0].sizeThatFits(proposal))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let place = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
    subviews[0].place(at: place, anchor: anchor, proposal: proposal)
  }
}
