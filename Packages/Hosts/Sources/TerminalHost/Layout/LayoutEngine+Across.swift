@_spi(Hosts) import CoreViews

/// Rows of views that are scrolled sideways.
extension LayoutEngine {
  /// A window onto a row of views, in which none gives way; it has the focus itself if nothing in
  /// it can.
  func across(_ node: ElementNode, width: Int, in context: LayoutContext) -> LayoutBox {
    var engine = self
    engine.page.width = width
    let row = Arranger(engine, width: width).natural(node, in: context)
    return window(onto: row, of: node, width: width)
  }

  /// A window onto a table, which is scrolled if its columns have no room beside each other.
  func table(_ node: ElementNode, width: Int, in context: LayoutContext) -> LayoutBox {
    window(
      onto: Arranger(self, width: width).table(node, in: context), of: node, width: width)
  }

  private func window(onto row: LayoutBox, of node: ElementNode, width: Int) -> LayoutBox {
    let hidden = max(0, row.size.width - width)
    let isTarget = hidden > 0 && row.total.all == 0
    let offset = min(node.scrolledAcross, hidden)
    let box = LayoutBox.group(
      Size(width: width, height: row.size.height), content: .across,
      target: isTarget ? node : nil, [(row, Point(x: -offset, y: 0))])
    box.isClipped = true
    box.fillsWidth = true
    return box
  }
}

extension ElementNode {
  /// Whether its content is scrolled sideways.
  var scrollsAcross: Bool {
    role == .horizontal && element.style.has(.scrollsAcross) || isTable
  }

  /// Whether it is a table, whose columns have to stand beside each other.
  var isTable: Bool { role == .vertical && element.style.has(.table) }

  /// The nearest one around it that is scrolled sideways, itself included.
  var scrollerAcross: ElementNode? {
    var current: ElementNode? = self
    while let node = current {
      if node.scrollsAcross { return node }
      current = node.parent
    }
    return nil
  }

  /// Moves the content of all boxes made of it to a column.
  func slide(to offset: Int) {
    scrolledAcross = offset
    for stored in boxes { stored.box.slide(to: offset) }
  }
}
