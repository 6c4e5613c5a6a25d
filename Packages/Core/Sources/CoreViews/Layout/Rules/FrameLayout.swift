internal import Foundation

/// Gives a view a frame of a fixed width or height.
struct FrameLayout: OwnLayout {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let fixed = fixed(proposal, subviews)
    guard fixed.width == nil || fixed.height == nil else {
      return fixed.replacingUnspecifiedDimensions()
    }
    let size = subviews[0].sizeThatFits(inner(proposal, fixed))
    return fixed.replacingUnspecifiedDimensions(by: size)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].align(alignment, in: bounds, inner(proposal, fixed(proposal, subviews)))
  }

  private func fixed(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    let unit = subviews.metrics.unit
    return proposal.with(
      width: width.map {
        subviews[0].tightened(unit.visible($0, .horizontal), proposal)
      },
      height: height.map { unit.visible($0, .vertical) })
  }

  private func inner(_ proposal: ProposedViewSize, _ fixed: ProposedViewSize) -> ProposedViewSize {
    proposal.with(
      width: fixed.width ?? proposal.width, height: fixed.height ?? proposal.height)
  }
}

extension LayoutSubview {
  /// The width of a frame around the view that asks for one: in a row with too little room what is
  /// offered, if the view can do with that.
  func tightened(_ width: CGFloat, _ proposal: ProposedViewSize) -> CGFloat {
    guard proposal.isTight, let offered = proposal.width, offered < width else { return width }
    let least = sizeThatFits(proposal.with(width: 0, height: nil)).width
    return min(width, max(offered, least, node.metrics.unit.width))
  }

  /// Places the view within bounds, by its lines of alignment.
  func align(_ alignment: Alignment, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let dimensions = dimensions(in: proposal)
    func offset(_ key: AlignmentKey) -> CGFloat {
      let unit = node.metrics.unit
      let room = bounds.size[key.axis]
      let own = key.axis == .horizontal ? dimensions.width : dimensions.height
      if !node.hasGuides, let fraction = key.fraction {
        return unit.below((room - own) * fraction, key.axis)
      }
      let outer = key.fraction.map { room * $0 } ?? dimensions[key]
      return unit.below(outer - dimensions[key], key.axis)
    }
    let origin = CGPoint(
      x: bounds.minX + offset(alignment.horizontal.key),
      y: bounds.minY + offset(alignment.vertical.key))
    place(at: origin, proposal: proposal)
  }
}
