// Stacks as layouts, and how they share their room among their views.
//
// StackEngine: StackLine.

public import Foundation

/// Arranges views side by side.
public struct HStackLayout: Layout, Hashable {
  /// The line on which the views line up.
  public var alignment: VerticalAlignment
  /// The room between views, in points; nil leaves it to the host.
  public var spacing: CGFloat?
  /// How lines stand below each other where the views do not fit on one.
  @_spi(Hosts) public var lineAlignment = HorizontalAlignment.center

  /// Makes a row with room between its views, in points; nil leaves it to the host.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers grow along the axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var engine: StackEngine {
    StackEngine(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, lineAlignment: lineAlignment)
  }

  /// Returns the size that the views take together.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    engine.size(proposal, subviews)
  }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    engine.place(proposal, in: bounds, subviews)
  }
}

extension HStackLayout: OwnLayout {}

/// Arranges views below each other.
public struct VStackLayout: Layout, Hashable {
  /// The line on which the views line up.
  public var alignment: HorizontalAlignment
  /// The room between views, in points; nil leaves it to the host.
  public var spacing: CGFloat?

  /// Makes a column with room between its views, in points; nil leaves it to the host.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers grow along the axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var engine: StackEngine {
    StackEngine(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// Returns the size that the views take together.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    engine.size(proposal, subviews)
  }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    engine.place(proposal, in: bounds, subviews)
  }
}

extension VStackLayout: OwnLayout {}

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
