import Foundation

@_spi(Hosts) @testable import CoreViews

/// A text of a test: letters of 8 by 16 points that wrap anywhere.
struct Letters: LayoutContent {
  let count: Int

  var lineHeight: CGFloat? { 16 }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let perLine = max(1, Int(min(CGFloat(count), (proposal.width ?? .infinity) / 8)))
    let lines = max(1, (count + perLine - 1) / perLine)
    let shown = max(1, Int(min(CGFloat(lines), (proposal.height ?? .infinity) / 16)))
    return CGSize(width: CGFloat(min(count, perLine)) * 8, height: CGFloat(shown) * 16)
  }
}
