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

/// Puts the second view at an edge of the first, which gets the rest of the room.
struct InsetLayout: OwnLayout {
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let (inset, rest) = offers(proposal, subviews)
    let base = subviews[0].sizeThatFits(rest)
    var size = base
    size[axis] += subviews[1].sizeThatFits(inset)[axis] + gap(subviews)
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (inset, rest) = offers(proposal, subviews)
    let taken = subviews[1].sizeThatFits(inset)
    var (base, other) = (bounds.origin, bounds.origin)
    if edge == .top || edge == .leading {
      base[axis] += taken[axis] + gap(subviews)
    } else {
      other[axis] += bounds.size[axis] - taken[axis]
    }
    subviews[0].place(at: base, proposal: rest)
    let across = axis.other
    let fraction = alignment.fraction ?? 0.5
    other[across] += (bounds.size[across] - taken[across]) * fraction
    subviews[1].place(at: other, proposal: inset)
  }

  private func gap(_ subviews: Subviews) -> CGFloat {
    subviews.metrics.unit.nearest(spacing ?? 0, axis)
  }

  private func offers(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (inset: ProposedViewSize, rest: ProposedViewSize) {
    var inset = proposal
    inset[axis] = nil
    let taken = subviews[1].sizeThatFits(inset)[axis] + gap(subviews)
    var rest = proposal
    rest[axis] = proposal[axis].map { max(0, $0 - taken) }
    return (inset, rest)
  }
}
