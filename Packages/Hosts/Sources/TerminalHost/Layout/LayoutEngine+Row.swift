import CoreViews

extension LayoutEngine {
  /// Places elements side by side.
  ///
  /// If they do not fit, texts are made narrower; if that is not enough, the row breaks into
  /// several lines.
  func row(_ elements: [Element], width: Int, _ stack: StackStyle, in context: Context) -> LayoutBox
  {
    let probes = elements.map { element in
      element.role == .spacer
        ? LayoutBox.empty
        : element.role == .divider
          ? divider(isVertical: true, width: 1) : cell(element, width: width, in: context)
    }
    let plan = RowPlan(elements: elements, probes: probes, width: width, gap: stack.gap)
    guard let widths = plan.widths else {
      return flow(probes.filter { $0.frame.width > 0 }, width: width, stack)
    }
    var boxes: [LayoutBox] = []
    var x = 0
    for (index, element) in elements.enumerated() {
      x += plan.gaps[index]
      let isSettled =
        element.role == .divider || element.role == .spacer
        || widths[index] == probes[index].frame.width
      let item =
        isSettled ? probes[index] : cell(element, width: widths[index], in: context)
      if item.frame.width > 0 { boxes.append(item.placed(x: x, y: 0)) }
      x += widths[index]
    }
    var result = centered(boxes, width: x)
    result.fillsWidth = plan.fillsWidth
    return result
  }

  /// The box of an element, cached because rows within rows ask for the same ones very often.
  private func cell(_ element: Element, width: Int, in context: Context) -> LayoutBox {
    guard !element.children.isEmpty else { return box(element, width: width, in: context) }
    return cache.box(LayoutCache.Key(id: element.id, width: width, context: context)) {
      box(element, width: width, in: context)
    }
  }

  /// Breaks boxes into lines like words.
  func flow(_ boxes: [LayoutBox], width: Int, _ stack: StackStyle) -> LayoutBox {
    var lines: [LayoutBox] = []
    var line: [LayoutBox] = []
    var x = 0
    for box in boxes {
      if !line.isEmpty, x + stack.gap + box.frame.width > width {
        lines.append(centered(line, width: x))
        line = []
        x = 0
      }
      if !line.isEmpty { x += stack.gap }
      line.append(box.placed(x: x, y: 0))
      x += box.frame.width
    }
    if !line.isEmpty { lines.append(centered(line, width: x)) }
    return stacked(lines, width: width, StackStyle(spacing: 0, alignment: stack.alignment))
  }

  /// Places boxes of different heights so that their middles are on one line.
  private func centered(_ boxes: [LayoutBox], width: Int) -> LayoutBox {
    let height = boxes.map(\.frame.height).max() ?? 0
    let children = boxes.map { box in
      var box = box
      if case .rule(isVertical: true) = box.content {
        box.frame.height = height
      } else {
        box.frame.y = (height - box.frame.height) / 2
      }
      return box
    }
    return .group(children, width: width, height: height)
  }
}
