import CoreViews

extension LayoutEngine {
  /// Places elements below each other; spacers, and stacks with spacers, share the height left
  /// over.
  ///
  /// The elements are the children of `owner`, if there is one.
  func column(
    _ nodes: ContiguousArray<ElementNode>, of owner: ElementNode?, width: Int, height: Int?,
    _ stack: StackStyle, in context: LayoutContext
  ) -> LayoutBox {
    var boxes = ContiguousArray(
      nodes.map { node in
        node.isShown && node.growsInHeight
          ? LayoutBox.nothing(node) : box(node, width: width, in: context)
      })
    let flexible = nodes.indices.filter { nodes[$0].isShown && nodes[$0].growsInHeight }
    var rest = 0
    if let height, !flexible.isEmpty {
      let fixed = boxes.filter { $0.size.height > 0 }
      let used = fixed.reduce(0) { $0 + $1.size.height }
      rest = max(0, height - used - stack.spacing * max(0, fixed.count - 1))
    }
    for (position, index) in flexible.enumerated() {
      let share = rest / (flexible.count - position)
      let grown =
        nodes[index].role == .spacer
        ? LayoutBox(Size(width: 0, height: share))
        : box(nodes[index], width: width, height: share, in: context)
      rest = max(0, rest - grown.size.height)
      boxes[index] = grown
    }
    return .column(boxes, LayoutBox.Column(owner: owner, offered: width, stack: stack))
  }

  /// Places boxes below each other, as wide as the widest, or at full width if one of them fills
  /// it.
  func stacked(_ boxes: [LayoutBox], width: Int, _ stack: StackStyle) -> LayoutBox {
    .column(ContiguousArray(boxes), LayoutBox.Column(offered: width, stack: stack))
  }
}
