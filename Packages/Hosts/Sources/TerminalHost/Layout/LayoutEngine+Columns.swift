@_spi(Hosts) import CoreViews

/// Columns of a split view, each of which is scrolled by itself.
extension LayoutEngine {
  /// The least rows of a column that is scrolled.
  static let fewestRowsOfColumn = 6

  /// A window onto a column that is higher than the rows that are offered.
  func window(
    _ node: ElementNode, _ width: Int, _ height: Int?, in context: LayoutContext
  ) -> LayoutBox {
    let column = Arranger(self, width: width).column(node, height: height, in: context)
    guard let height, column.size.height > height else { return column }
    let box = LayoutBox.group(
      Size(width: column.size.width, height: height), content: .down, [(column, .zero)])
    box.isClipped = true
    box.fillsWidth = column.fillsWidth
    box.slide(to: node.scrolledDown)
    return box
  }
}

extension ElementNode {
  /// Whether it is a column beside others that is scrolled by itself.
  var isColumn: Bool { role == .vertical && parent?.element.style.has(.columns) == true }

  /// The column around it that is scrolled by itself, itself included.
  var columnAround: ElementNode? {
    var current: ElementNode? = self
    while let node = current {
      if node.isColumn { return node }
      current = node.parent
    }
    return nil
  }

  /// Moves the content of all windows onto it to a row.
  func scrollDown(to offset: Int) {
    scrolledDown = offset
    for stored in boxes { stored.box.slide(to: offset) }
  }
}
