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
