public import Foundation

/// Arranges views on top of each other, the first one at the back.
public struct ZStackLayout: Layout, Hashable {
  /// The lines on which the views line up.
  public var alignment: Alignment

  /// Makes layers that line up.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the size of all layers together.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let lines = lines(proposal, subviews)
    return CGSize(width: lines.x.length, height: lines.y.length)
  }

  /// Places the views over each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let lines = lines(proposal, subviews)
    for (index, subview) in subviews.enumerated() {
      let origin = CGPoint(
        x: bounds.minX + lines.x.offsets[index], y: bounds.minY + lines.y.offsets[index])
      subview.place(at: origin, proposal: proposal)
    }
  }

  private func lines(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (x: StackLine, y: StackLine) {
    let views = subviews.map { ($0, proposal) }
    let unit = subviews.metrics.unit
    return (
      StackLine(alignment.horizontal.key, views, unit),
      StackLine(alignment.vertical.key, views, unit)
    )
  }
}

extension ZStackLayout: OwnLayout {}
