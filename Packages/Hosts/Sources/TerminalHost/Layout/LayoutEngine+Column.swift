import CoreViews

extension LayoutEngine {
  /// Places elements below each other; spacers, and stacks with spacers, share the height left
  /// over.
  func column(
    _ elements: [Element], width: Int, height: Int?, _ stack: StackStyle, in context: Context
  ) -> LayoutBox {
    var boxes = elements.map { $0.growsInHeight ? nil : box($0, width: width, in: context) }
    let flexible = boxes.indices.filter { boxes[$0] == nil }
    var rest = 0
    if let height, !flexible.isEmpty {
      let fixed = boxes.compactMap(\.self).filter { $0.frame.height > 0 }
      let used = fixed.reduce(0) { $0 + $1.frame.height }
      rest = max(0, height - used - stack.spacing * max(0, fixed.count - 1))
    }
    for (position, index) in flexible.enumerated() {
      let share = rest / (flexible.count - position)
      let grown =
        elements[index].role == .spacer
        ? LayoutBox.group([], width: 0, height: share)
        : box(elements[index], width: width, height: share, in: context)
      rest = max(0, rest - grown.frame.height)
      boxes[index] = grown
    }
    return stacked(boxes.compactMap(\.self), width: width, stack)
  }

  /// Places boxes below each other, as wide as the widest, or at full width if one of them fills
  /// it.
  func stacked(_ boxes: [LayoutBox], width: Int, _ stack: StackStyle) -> LayoutBox {
    let fills = boxes.contains(where: \.fillsWidth)
    let inner = fills ? width : boxes.map(\.frame.width).max() ?? 0
    var y = 0
    var wasSpacer = true
    var children: [LayoutBox] = []
    children.reserveCapacity(boxes.count)
    for box in boxes where box.frame.height > 0 {
      let isSpacer = box.frame.width == 0
      if !wasSpacer, !isSpacer { y += stack.spacing }
      children.append(box.placed(x: stack.alignment.offset(box.frame.width, in: inner), y: y))
      y += box.frame.height
      wasSpacer = isSpacer
    }
    var result = LayoutBox.group(children, width: inner, height: y)
    result.fillsWidth = fills
    return result
  }
}

extension Element {
  /// Whether the element takes a share of the rows left over.
  fileprivate var growsInHeight: Bool {
    switch role.category {
    case .content: role == .spacer
    case .stack where role == .horizontal, .page(.tabs): false
    case .stack, .page: children.contains { $0.isShown && $0.growsInHeight }
    case .control, .rows, .sheet, .cover, .dialog: false
    }
  }
}
