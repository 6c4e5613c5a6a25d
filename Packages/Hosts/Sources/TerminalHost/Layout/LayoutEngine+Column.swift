@_spi(Hosts) import CoreViews

extension LayoutEngine {
  /// Places elements below each other, none of which grows to the height.
  ///
  /// The elements are the children of `owner`, if there is one.
  func column(
    _ nodes: ContiguousArray<ElementNode>, of owner: ElementNode?, width: Int,
    _ stack: StackStyle, in context: LayoutContext
  ) -> LayoutBox {
    var boxes = boxes(nodes, width: width, in: context)
    fillGaps(of: nodes[...], in: &boxes, width: width, stack)
    var column = LayoutBox.Column(owner: owner, offered: width, stack: stack)
    if owner?.element.style.has(.fillsAcross) == true { column.width = width }
    return .column(boxes, column)
  }

  /// Gives each gap the room that its rows would take if they were as high as the first one that is
  /// built.
  func fillGaps(
    of nodes: ArraySlice<ElementNode>, in boxes: inout ContiguousArray<LayoutBox>, width: Int,
    _ stack: StackStyle
  ) {
    guard nodes.contains(where: { $0.role == .gap }) else { return }
    let first = zip(nodes, boxes).first { $0.role != .gap && $1.size.height > 0 }
    let rowHeight = first?.1.size.height ?? 1
    let spacing = stack.joinsLines && rowHeight == 1 ? 0 : stack.spacing
    for (index, node) in nodes.enumerated() where node.role == .gap {
      boxes[index] = gap(
        node.element, width: width, rowHeight: rowHeight, spacing: spacing)
      boxes[index].node = node
    }
  }

  func gap(_ element: Element, width: Int, rowHeight: Int, spacing: Int) -> LayoutBox {
    let count = element.rowCount ?? 0
    let height = count * (rowHeight + spacing) - spacing
    return LayoutBox(
      Size(width: 1, height: max(0, height)),
      content: .gap(count: count, rowHeight: rowHeight + spacing))
  }

  /// Places boxes below each other, as wide as the widest, or at full width if one of them fills
  /// it.
  func stacked(_ boxes: [LayoutBox], width: Int, _ stack: StackStyle) -> LayoutBox {
    .column(ContiguousArray(boxes), LayoutBox.Column(offered: width, stack: stack))
  }
}
