@_spi(Hosts) import CoreViews

extension LayoutEngine {
  /// Puts rows into groups with a border: one for each section, one for the rows between sections.
  func list(_ node: ElementNode, width: Int, in context: LayoutContext) -> LayoutBox {
    let children = node.layoutChildren
    let context = listContext(node, in: context)
    var groups: ContiguousArray<LayoutBox> = []
    var first = 0
    func closeGroup(before end: Int) {
      if children[first..<end].contains(where: \.isShown) {
        groups.append(card(children[first..<end], of: node, title: "", width: width, in: context))
      }
      first = end + 1
    }
    for (index, child) in children.enumerated() where child.role == .section && child.isShown {
      closeGroup(before: index)
      groups.append(box(child, width: width, in: context))
    }
    closeGroup(before: children.count)
    let spacing = node.element.style.amount(.sectionSpacing).map(Cells.rows)
    return groupColumn(groups, width: width, spacing: spacing ?? 0)
  }

  /// A section, with a border and its title in it.
  func section(_ node: ElementNode, width: Int, in context: LayoutContext) -> LayoutBox {
    let rows = node.layoutChildren[...]
    let title = node.element.label
    return groupColumn(
      [card(rows, of: node, title: title, width: width, in: context)], width: width)
  }

  private func groupColumn(
    _ groups: ContiguousArray<LayoutBox>, width: Int, spacing: Int = 0
  ) -> LayoutBox {
    let stack = StackStyle(spacing: spacing, alignment: .leading)
    return .column(groups, LayoutBox.Column(offered: width, stack: stack, width: width))
  }

  private func card(
    _ rows: ArraySlice<ElementNode>, of owner: ElementNode, title: String, width: Int,
    in context: LayoutContext
  ) -> LayoutBox {
    let isBordered = isBordered(width)
    let inner = rowWidth(width)
    let isClear =
      title.isEmpty && rows.contains(where: \.isShown)
      && rows.allSatisfy { !$0.isShown || $0.element.style.layout.rowBackground == "clear" }
    var boxes = boxes(rows, width: inner, in: rowContext(context))
    let stack = rowStack(boxes, in: context)
    fillGaps(of: rows, in: &boxes, width: inner, stack)
    var column = LayoutBox.Column(
      owner: owner, base: rows.startIndex, offered: inner, stack: stack, width: inner)
    let title = DisplayText.label(title)
    // Nothing to see: no box around it.
    if boxes.allSatisfy({ $0.size.height == 0 }) {
      return title.isEmpty
        ? .nothing() : line(title, CellStyle(attributes: [.bold]), width: inner)
    }
    if !isBordered, !title.isEmpty {
      boxes.insert(line(title, CellStyle(attributes: [.bold, .underline]), width: inner), at: 0)
      column.base -= 1
    }
    let body = LayoutBox.column(boxes, column)
    guard isBordered else { return body }
    let card = LayoutBox.group(
      Size(width: width, height: body.size.height + 2),
      content: isClear ? .group : .card(title: title, titleStyle(of: owner)),
      [(body, Point(x: 2, y: 1))])
    card.fillsWidth = true
    return card
  }

  /// The style of a section's title, which is faint unless its text has a look of its own.
  private func titleStyle(of owner: ElementNode) -> CellStyle {
    guard let span = owner.element.style.spans.first else { return theme.faint }
    var style = theme.faint
    if let name = span.foreground {
      style.foreground = Palette.named(name)
      style.attributes.remove(.dim)
    }
    if span.isBold { style.attributes.insert(.bold) }
    if span.marks.contains(.italic) { style.attributes.insert(.italic) }
    return style
  }

  private func isBordered(_ width: Int) -> Bool { !isCompact && width >= 24 }
  /// The width of a row in a list of a width.
  func rowWidth(_ width: Int) -> Int { isBordered(width) ? width - 4 : width }

  /// What rows inherit from their list.
  func rowContext(_ context: LayoutContext) -> LayoutContext {
    var context = context
    context.isRow = true
    context.isAcross = false
    return context
  }

  /// What the rows and sections of a list inherit from those around it, and from the list.
  func listContext(_ node: ElementNode, in context: LayoutContext) -> LayoutContext {
    guard node.role == .list, let spacing = node.element.style.amount(.rowSpacing) else {
      return context
    }
    var context = context
    context.rowSpacing = Cells.rows(spacing)
    return context
  }

  /// Rows of several lines would run together; what a group shows below its head is set in, and a
  /// footer is faint.
  func rowStack(
    _ boxes: ContiguousArray<LayoutBox>, in context: LayoutContext
  ) -> StackStyle {
    let isSpaced =
      !isCompact
      && boxes.contains {
        $0.size.height > 1 && !$0.isGap && !$0.standsApart
      }
    var stack = StackStyle(
      spacing: max(isSpaced ? 1 : 0, context.rowSpacing), alignment: .leading)
    stack.joinsLines = context.rowSpacing == 0
    return stack
  }
}

extension ElementNode {
  /// Whether its children are rows, or sections of such.
  var holdsRows: Bool { role == .list || isForm }
  /// Whether it is a form, which is scrolled elsewhere.
  var isForm: Bool { role == .vertical && element.style.has(.form) }
}

extension LayoutBox {
  /// Whether its lines are told from those of other rows as they are.
  var standsApart: Bool { node?.role == .disclosure || node?.element.style.has(.footer) == true }
}
