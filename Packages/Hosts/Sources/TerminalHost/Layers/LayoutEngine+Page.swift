@_spi(Hosts) import CoreViews

extension LayoutEngine {
  /// The content of a page, centered in its width.
  func page(_ plan: LayerPlan, width: Int, height: Int) -> LayoutBox {
    var engine = self
    (engine.bare, engine.titled, engine.headed) = (plan.bare, plan.titled, plan.headed)
    engine.page = Size(width: width, height: height)
    let stack = StackStyle(spacing: isCompact ? 0 : 1, alignment: .center)
    let shown = plan.content.filter { $0.isShown && !$0.isEmptyBar }
    return shown.contains(where: \.growsInHeight)
      ? engine.arranged(shown, width: width, height: height, stack, in: LayoutContext())
      : engine.column(
        ContiguousArray(plan.content), of: nil, width: width, stack, in: LayoutContext())
  }

  /// The title, message and buttons of an alert or a dialog, each centered.
  func dialog(_ plan: LayerPlan, width: Int, isTitled: Bool) -> LayoutBox {
    let title = isTitled ? plan.title : ""
    let parts = [
      lines(of: title, CellStyle(attributes: [.bold]), width: width),
      lines(of: plan.message, .plain, width: width),
      dialogButtons(plan.content, width: width),
    ]
    return stacked(
      parts, width: width, StackStyle(spacing: isCompact ? 0 : 1, alignment: .center))
  }

  /// What a menu, a picker or a date offers, a row each.
  func popup(_ plan: LayerPlan, width: Int) -> LayoutBox {
    var context = LayoutContext()
    let natural = plan.content.map { popupWidth($0, width: width) }.max() ?? 0
    let inner = min(width, max(natural + 2, DisplayText.label(plan.title).cellWidth + 4, 16))
    context.isRow = true
    let boxes = plan.content.map { box($0, width: inner, in: context) }
    let stack = StackStyle(spacing: 0, alignment: .leading)
    return .column(
      ContiguousArray(boxes), LayoutBox.Column(offered: inner, stack: stack, width: inner))
  }

  /// The width that a row needs, or the rows of a section with the border around them.
  private func popupWidth(_ node: ElementNode, width: Int) -> Int {
    switch node.role {
    case .divider: return 0
    case .section:
      let rows = node.layoutChildren.map { popupWidth($0, width: width) }.max() ?? 0
      return max(rows + 4, DisplayText.label(node.element.label).cellWidth + 6)
    default: return box(node, width: width).size.width
    }
  }

  private func lines(of string: String, _ style: CellStyle, width: Int) -> LayoutBox {
    let lines = TextWrap.lines(string, width: width).map { line($0, style, width: width) }
    return stacked(lines, width: width, StackStyle(spacing: 0, alignment: .center))
  }

  /// Buttons side by side if there are few and short ones, else below each other.
  private func dialogButtons(_ nodes: [ElementNode], width: Int) -> LayoutBox {
    let boxes = nodes.map { box($0, width: width) }
    let total = boxes.reduce(0) { $0 + $1.size.width + 2 } - 2
    let isPlain = nodes.allSatisfy { $0.role == .button }
    if isPlain, boxes.count <= 2, total <= width {
      return nodes.first.map { row(boxes, of: $0, width: width) } ?? .nothing()
    }
    let widest = boxes.map(\.size.width).max() ?? 0
    let even = boxes.map { box in
      if case .button = box.content { box.resized(width: widest) } else { box }
    }
    return stacked(even, width: width, StackStyle(spacing: 0, alignment: .center))
  }
}

extension ElementNode {
  /// Whether it is a bar for controls of a page that has none there.
  fileprivate var isEmptyBar: Bool {
    [Element.Appearance.Mark.bar, .bottomBar, .keyboardBar].contains(where: element.style.has)
      && !holdsContent
  }

  private var holdsContent: Bool {
    role.category == .stack ? shownChildren.contains(where: \.holdsContent) : role != .spacer
  }
}
