import CoreViews

extension LayoutEngine {
  /// Places elements below each other, none of which grows to the height.
  ///
  /// The elements are the children of `owner`, if there is one.
  func column(
    _ nodes: ContiguousArray<ElementNode>, of owner: ElementNode?, width: Int,
    _ stack: StackStyle, in context: LayoutContext
  ) -> LayoutBox {
    let boxes = ContiguousArray(nodes.map { box($0, width: width, in: context) })
    return .column(boxes, LayoutBox.Column(owner: owner, offered: width, stack: stack))
  }

  /// Places boxes below each other, as wide as the widest, or at full width if one of them fills
  /// it.
  func stacked(_ boxes: [LayoutBox], width: Int, _ stack: StackStyle) -> LayoutBox {
    .column(ContiguousArray(boxes), LayoutBox.Column(offered: width, stack: stack))
  }
}
