public import Foundation

/// What all nodes of a layout have in common.
@_spi(Hosts)
public final class LayoutMetrics {
  /// The smallest part of the screen.
  public let unit: LayoutUnit
  /// The room between views that ask for none, in points.
  public let spacing: CGSize
  /// The room that `padding()` without a length leaves, in points.
  public let padding: CGSize
  /// Whether a row that does not fit breaks into lines.
  public let breaksRows: Bool
  /// The size of the page, for `containerRelativeFrame`.
  public let container: CGSize
  /// How many sizes the host was asked for.
  public internal(set) var measurements = 0
  /// How many sizes were worked out.
  var calculations = 0

  /// Makes the measures of one host and one size of its screen.
  public init(
    unit: LayoutUnit, spacing: CGSize, padding: CGSize, breaksRows: Bool = false,
    container: CGSize
  ) {
    self.unit = unit
    self.spacing = spacing
    self.padding = padding
    self.breaksRows = breaksRows
    self.container = container
  }
}
