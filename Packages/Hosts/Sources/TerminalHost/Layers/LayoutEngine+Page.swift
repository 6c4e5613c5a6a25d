import CoreViews

extension LayoutEngine {
  /// The content of a page, centered in its width.
  func page(_ plan: LayerPlan, width: Int, height: Int) -> LayoutBox {
    var content = column(
      plan.content, width: width, height: height,
      StackStyle(spacing: isCompact ? 0 : 1, alignment: .center), in: Context())
    content.frame.x = (width - content.frame.width) / 2
    return content
  }

  /// The title, message and buttons of an alert or a dialog, each centered.
  func dialog(_ plan: LayerPlan, width: Int, isTitled: Bool) -> LayoutBox {
    let title = isTitled ? plan.title : ""
    let parts = [
      lines(of: title, CellStyle(attributes: [.bold]), width: width),
      lines(of: plan.message, .plain, width: width),
      dialogButtons(plan.content, width: width),
    ]
    var result = stacked(
      parts, width: width, StackStyle(spacing: isCompact ? 0 : 1, alignment: .center))
    result.frame.x = isTitled ? 0 : (width - result.frame.width) / 2
    return result
  }

  private func lines(of string: String, _ style: CellStyle, width: Int) -> LayoutBox {
    let lines = TextWrap.lines(string, width: width).map { line($0, style, width: width) }
    return stacked(lines, width: width, StackStyle(spacing: 0, alignment: .center))
  }

  /// Buttons side by side if there are few and short ones, else below each other.
  private func dialogButtons(_ elements: [Element], width: Int) -> LayoutBox {
    let boxes = elements.map { box($0, width: width) }
    let total = boxes.reduce(0) { $0 + $1.frame.width + 2 } - 2
    let isPlain = elements.allSatisfy { $0.role == .button }
    if isPlain, boxes.count <= 2, total <= width {
      return row(elements, width: width, StackStyle(spacing: 0, alignment: .center), in: Context())
    }
    let widest = boxes.map(\.frame.width).max() ?? 0
    let even = boxes.map { box in
      var box = box
      if case .button = box.content { box.frame.width = widest }
      return box
    }
    return stacked(even, width: width, StackStyle(spacing: 0, alignment: .center))
  }
}
