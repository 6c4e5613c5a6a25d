@_spi(Hosts) import CoreViews
import Foundation

/// A box that is made already, as the layout sees it.
struct MadeBox: LayoutContent {
  let box: LayoutBox

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Cells.points(box.size) }
}
