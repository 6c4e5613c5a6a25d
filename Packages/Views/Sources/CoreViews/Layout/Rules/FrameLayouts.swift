public import Foundation

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

/// Gives a view a frame within bounds.
///
/// Along an axis with both bounds the frame takes what is offered, clamped; with one of them it
/// takes the view's length where that is beyond what is offered; without any, the view's length.
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

/// The bounds of a length, in points.
public struct LayoutBounds: Hashable, Sendable {
  /// The least length; nil for none.
  public var min: CGFloat?
  /// The length where none is offered; nil for that of the view.
  public var ideal: CGFloat?
  /// The greatest length; nil for none.
  public var max: CGFloat?

  /// Makes bounds, in points; nil for none.
  public init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }

  /// What the view is offered.
  func offer(_ proposal: CGFloat?) -> CGFloat? {
    guard var offer = proposal ?? ideal else { return nil }
    if let max { offer = Swift.min(offer, max) }
    if let min { offer = Swift.max(offer, min) }
    return offer
  }

  /// What the frame takes, around a view of a length.
  func length(_ length: CGFloat, _ proposal: CGFloat?) -> CGFloat {
    guard let offer = offer(proposal) else {
      return Swift.max(min ?? 0, Swift.min(max ?? .infinity, length))
    }
    var result = proposal == nil ? offer : length
    if let min { result = Swift.max(min, Swift.min(result, offer)) }
    if let max { result = Swift.min(max, Swift.max(result, offer)) }
    return result
  }

  func whole(_ axis: Axis, _ unit: LayoutUnit) -> LayoutBounds {
    LayoutBounds(
      min: min.map { unit.visible($0, axis) }, ideal: ideal.map { unit.visible($0, axis) },
      max: max.map { unit.visible($0, axis) })
  }
}

/// Gives a view its ideal length along one axis or both.
struct FixedSizeLayout: OwnLayout {
  let axes: Axis.Set

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews[0].sizeThatFits(inner(proposal))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.with(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
