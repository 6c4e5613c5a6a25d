import CoreViews

extension LayoutEngine {
  /// The content of a page, in the middle of its width.
  func page(_ plan: LayerPlan, width: Int, height: Int) -> LayoutBox {
    var content = column(
      plan.content, width: width, height: height, Stack(spacing: 0, alignment: .center),
      in: Context())
    content.frame.x = (width - content.frame.width) / 2
    return content
  }

  /// Title, message and buttons of an alert or a dialog.
  func dialog(_ plan: LayerPlan, width: Int, isPadded: Bool) -> LayoutBox {
    let title = text(
      TextWrap.lines(plan.title, width: width), CellStyle(attributes: [.bold]), width: width)
    let message = text(TextWrap.lines(plan.message, width: width), .plain, width: width)
    let stack = Stack(spacing: isPadded ? 1 : 0, alignment: .center)
    return stacked([title, message, dialogButtons(plan.content, width: width)], width: width, stack)
  }

  /// Buttons side by side if there are few and short ones, else below each other.
  private func dialogButtons(_ elements: [Element], width: Int) -> LayoutBox {
    let boxes = elements.map { box($0, width: width) }
    let total = boxes.reduce(0) { $0 + $1.frame.width + 2 } - 2
    let isPlain = elements.allSatisfy { $0.role == .button }
    if isPlain, boxes.count <= 2, total <= width {
      return row(elements, width: width, Stack(spacing: 0, alignment: .center), in: Context())
    }
    let widest = boxes.map(\.frame.width).max() ?? 0
    let even = boxes.map { box in
      var box = box
      if case .button = box.content { box.frame.width = widest }
      return box
    }
    return stacked(even, width: width, Stack(spacing: 0, alignment: .center))
  }
}
