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

/// The smallest part of a host's screen, in points: a cell of a terminal, or a pixel.
///
/// Every frame that the layout gives out is made of whole units. One rule keeps them whole: a
/// length that a view states becomes the nearest, halves up; an offer and a place become the one
/// below; and the last view of a stack is offered what is left. So children add up to their stack.
@_spi(Hosts)
public struct LayoutUnit: Hashable, Sendable {
  /// The width of a unit, in points.
  public var width: CGFloat
  /// The height of a unit, in points.
  public var height: CGFloat

  /// Makes a unit from its size in points.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// One point, as for a page or a window.
  public static let point = LayoutUnit(width: 1, height: 1)

  /// Absorbs errors of sums of fractions.
  private static let tolerance: CGFloat = 1e-6

  /// The nearest whole length.
  func nearest(_ length: CGFloat, _ axis: Axis) -> CGFloat {
    let unit = self.length(of: axis)
    return length.isFinite ? (length / unit + 0.5 + Self.tolerance).rounded(.down) * unit : length
  }

  /// The nearest whole length, and at least one unit for what is not empty.
  func visible(_ length: CGFloat, _ axis: Axis) -> CGFloat {
    length > 0 ? max(nearest(length, axis), self.length(of: axis)) : max(0, nearest(length, axis))
  }

  /// The next whole length below.
  func below(_ length: CGFloat, _ axis: Axis) -> CGFloat {
    let unit = self.length(of: axis)
    return length.isFinite ? (length / unit + Self.tolerance).rounded(.down) * unit : length
  }

  func below(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.with(
      width: proposal.width.map { max(0, below($0, .horizontal)) },
      height: proposal.height.map { max(0, below($0, .vertical)) })
  }

  private func length(of axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
