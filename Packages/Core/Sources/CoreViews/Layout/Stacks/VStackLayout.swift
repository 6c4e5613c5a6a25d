public import Foundation

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
