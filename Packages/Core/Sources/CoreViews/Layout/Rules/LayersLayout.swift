internal import Foundation

/// Lines up views with the first one, which alone decides about the size.
struct LayersLayout: OwnLayout {
  let alignment: Alignment

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let base = subviews[0].dimensions(in: proposal)
    subviews[0].place(at: bounds.origin, proposal: proposal)
    let offer = ProposedViewSize(width: base.width, height: base.height)
    for subview in subviews.dropFirst() {
      let own = subview.dimensions(in: offer)
      func offset(_ key: AlignmentKey) -> CGFloat { base[key] - own[key] }
      let origin = CGPoint(
        x: bounds.minX + offset(alignment.horizontal.key),
        y: bounds.minY + offset(alignment.vertical.key))
      subview.place(at: origin, proposal: offer)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews[0].dimensions(in: proposal)[explicit: guide].map { $0 + bounds.minX }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews[0].dimensions(in: proposal)[explicit: guide].map { $0 + bounds.minY }
  }
}
