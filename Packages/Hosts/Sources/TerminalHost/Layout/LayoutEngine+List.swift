import CoreViews

extension LayoutEngine {
  /// Puts rows into groups with a border: one for each section, one for the rows between sections.
  func list(_ element: Element, width: Int, in context: Context) -> LayoutBox {
    var groups: [LayoutBox] = []
    var loose: [Element] = []
    func closeGroup() {
      if !loose.isEmpty { groups.append(card(loose, title: "", width: width, in: context)) }
      loose = []
    }
    if element.role == .section {
      groups = [card(element.shownChildren, title: element.label, width: width, in: context)]
    } else {
      for child in element.shownChildren {
        if child.role == .section {
          closeGroup()
          groups.append(box(child, width: width, in: context))
        } else {
          loose.append(child)
        }
      }
      closeGroup()
    }
    var result = stacked(groups, width: width, StackStyle(spacing: 0, alignment: .leading))
    result.frame.width = width
    result.fillsWidth = true
    return result
  }

  private func card(
    _ rows: [Element], title: String, width: Int, in context: Context
  ) -> LayoutBox {
    var context = context
    context.isRow = true
    let isBordered = !isCompact && width >= 24
    let inner = isBordered ? width - 4 : width
    var boxes = rows.map { box($0, width: inner, in: context) }
    let title = DisplayText.label(title)
    if !isBordered, !title.isEmpty {
      boxes.insert(line(title, CellStyle(attributes: [.bold, .underline]), width: inner), at: 0)
    }
    // Rows of several lines would run together.
    let isSpaced = !isCompact && boxes.contains { $0.frame.height > 1 }
    let stack = StackStyle(spacing: isSpaced ? 1 : 0, alignment: .leading)
    var body = stacked(boxes, width: inner, stack)
    body.frame.width = inner
    guard isBordered else { return body }
    return LayoutBox(
      frame: Rect(x: 0, y: 0, width: width, height: body.frame.height + 2),
      content: .card(title: title), fillsWidth: true, children: [body.placed(x: 2, y: 1)])
  }
}
