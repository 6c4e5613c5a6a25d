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

/// Shows the first of its views whose ideal size fits, else the last.
struct ThatFitsLayout: OwnLayout {
  let axes: Axis.Set

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    choice(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let choice = choice(proposal, subviews)
    for (index, subview) in subviews.enumerated() {
      subview.node.isLeftOut = index != choice
      subview.place(at: bounds.origin, proposal: proposal)
    }
  }

  private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
    subviews.indices.first { index in
      // A text that may wrap fits any width, so it is asked along these axes alone.
      var offer = proposal
      if axes.contains(.horizontal) { offer.width = nil }
      if axes.contains(.vertical) { offer.height = nil }
      let size = subviews[index].sizeThatFits(offer)
      return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    } ?? subviews.indices.last
  }
}
