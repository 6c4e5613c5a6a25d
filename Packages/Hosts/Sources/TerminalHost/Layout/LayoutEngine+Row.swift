import CoreViews

extension LayoutEngine {
  /// Places elements side by side.
  ///
  /// If they do not fit, texts are made narrower; if that is not enough, the row breaks into
  /// several lines.
  func row(
    _ nodes: [ElementNode], width: Int, _ stack: StackStyle, in context: LayoutContext
  ) -> LayoutBox {
    let probes = nodes.map { node in
      node.role == .spacer
        ? LayoutBox.nothing(node)
        : node.role == .divider
          ? divider(isVertical: true, width: 1) : box(node, width: width, in: context)
    }
    let plan = RowPlan(nodes: nodes, probes: probes, width: width, gap: stack.gap)
    guard let widths = plan.widths else {
      return flow(probes.filter { $0.size.width > 0 }, width: width, stack)
    }
    var boxes: [(box: LayoutBox, x: Int)] = []
    var x = 0
    for (index, node) in nodes.enumerated() {
      x += plan.gaps[index]
      let isSettled =
        node.role == .divider || node.role == .spacer
        || widths[index] == probes[index].size.width
      let item = isSettled ? probes[index] : box(node, width: widths[index], in: context)
      if item.size.width > 0 { boxes.append((item, x)) }
      x += widths[index]
    }
    let result = centered(boxes, width: x)
    result.fillsWidth = plan.fillsWidth
    return result
  }

  /// Breaks boxes into lines like words.
  func flow(_ boxes: [LayoutBox], width: Int, _ stack: StackStyle) -> LayoutBox {
    var lines: [LayoutBox] = []
    var line: [(box: LayoutBox, x: Int)] = []
    var x = 0
    for box in boxes {
      if !line.isEmpty, x + stack.gap + box.size.width > width {
        lines.append(centered(line, width: x))
        line = []
        x = 0
      }
      if !line.isEmpty { x += stack.gap }
      line.append((box, x))
      x += box.size.width
    }
    if !line.isEmpty { lines.append(centered(line, width: x)) }
    return stacked(lines, width: width, StackStyle(spacing: 0, alignment: stack.alignment))
  }

  /// Places boxes of different heights so that their middles are on one line.
  private func centered(_ boxes: [(box: LayoutBox, x: Int)], width: Int) -> LayoutBox {
    let height = boxes.map(\.box.size.height).max() ?? 0
    return .group(
      Size(width: width, height: height),
      boxes.map { box, x in
        if case .rule(isVertical: true) = box.content {
          return (box.resized(height: height), Point(x: x, y: 0))
        }
        return (box, Point(x: x, y: (height - box.size.height) / 2))
      })
  }
}
