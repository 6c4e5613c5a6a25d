import Foundation

@_spi(Hosts) @testable import CoreViews

/// A view of a test: within bounds it takes what is offered, else its ideal size.
struct Brick: LayoutContent {
  var width: ClosedRange<CGFloat>
  var height: ClosedRange<CGFloat>
  var ideal: CGSize
  var lineHeight: CGFloat?

  /// One size, whatever is offered.
  static func fixed(_ width: CGFloat, _ height: CGFloat) -> Brick {
    Brick(
      width: width...width, height: height...height, ideal: CGSize(width: width, height: height))
  }

  /// As a colour is: all that is offered, ten points without an offer.
  static let fill = Brick(
    width: 0...(.infinity), height: 0...(.infinity), ideal: CGSize(width: 10, height: 10))

  /// A line that may become shorter than its ideal length, and never longer.
  static func line(_ least: CGFloat, _ most: CGFloat, height: CGFloat = 16) -> Brick {
    Brick(
      width: least...most, height: height...height, ideal: CGSize(width: most, height: height),
      lineHeight: height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: Self.clamp(proposal.width, width, ideal.width),
      height: Self.clamp(proposal.height, height, ideal.height))
  }

  private static func clamp(
    _ offer: CGFloat?, _ bounds: ClosedRange<CGFloat>, _ ideal: CGFloat
  ) -> CGFloat {
    min(max(offer ?? ideal, bounds.lowerBound), bounds.upperBound)
  }
}
