import CoreViews

/// Places every element within the width it is offered.
struct LayoutEngine {
  let theme: Theme
  /// Whether to save rows, on a terminal that has few.
  let isCompact: Bool
  var cache = LayoutCache()

  /// What elements inherit from those around them.
  struct Context: Hashable {
    var style = Element.Style()
    var isEnabled = true
    /// Whether the element stands directly in a row of a list.
    var isRow = false
  }

  /// Lays out an element in a width in cells, which the result never exceeds.
  ///
  /// `height` is the rows offered to elements that grow; nil means no limit.
  func box(
    _ element: Element, width: Int, height: Int? = nil, in context: Context = Context()
  ) -> LayoutBox {
    guard element.isShown, width > 0 else { return .empty }
    var context = context
    context.isEnabled = context.isEnabled && element.isEnabled
    context.style = element.style.inheriting(context.style)
    if context.style.foreground == nil, let color = Palette.named(element.style.background) {
      context.style.foreground = color.isLight ? "black" : "white"
    }
    var box = content(of: element, width: width, height: height, in: context)
    box.isEnabled = context.isEnabled
    if let color = Palette.named(element.style.background), theme.depth != .none {
      box.background = color
    }
    return box
  }

  /// The one table of how each role is laid out.
  private func content(
    of element: Element, width: Int, height: Int?, in context: Context
  ) -> LayoutBox {
    let children = element.shownChildren
    let stack = StackStyle(element.style, isCompact: isCompact)
    var inner = context
    inner.isRow = false
    switch element.role {
    case .vertical:
      return column(children, width: width, height: height, stack, in: context)
    case .horizontal:
      return row(children, width: width, stack, in: inner)
    case .layered:
      return overlaid(children, width: width, height: height, stack.alignment, in: inner)
    case .text: return text(element, width: width, in: context)
    case .image: return image(element, width: width, in: context)
    case .divider: return divider(isVertical: false, width: width)
    case .button, .link: return button(element, width: width, in: context)
    case .toggle: return toggle(element, width: width, in: context)
    case .textField, .secureField: return field(element, width: width, in: context)
    case .progress: return progress(element, width: width)
    case .list, .section: return list(element, width: width, in: inner)
    case .navigation, .screen, .tabs, .tab:
      return inlinePage(element, width: width, height: height, in: inner)
    case .spacer, .alert, .confirmationDialog, .sheet, .cover: return .empty
    }
  }

  /// A page within other content: its title or its tabs, then its content.
  private func inlinePage(
    _ element: Element, width: Int, height: Int?, in context: Context
  ) -> LayoutBox {
    let stack = StackStyle(spacing: isCompact ? 0 : 1, alignment: .center)
    var shown = element.shownChildren
    var heading = line(
      DisplayText.label(element.label), CellStyle(attributes: [.bold]), width: width)
    if element.role == .tabs {
      shown = shown.first(where: \.isSelected)?.shownChildren ?? []
      heading = tabRow(element, width: width, stack, in: context)
    }
    let parts = shown.map { box($0, width: width, height: height, in: context) }
    let isHeaded = element.role == .tabs || element.role == .screen && !element.label.isEmpty
    return stacked(isHeaded ? [heading] + parts : parts, width: width, stack)
  }

  private func tabRow(
    _ element: Element, width: Int, _ stack: StackStyle, in context: Context
  ) -> LayoutBox {
    let tabs = element.children.filter { $0.role == .tab }
    return flow(tabs.map { tab($0, width: width, in: context) }, width: width, stack)
  }

  /// Draws boxes on top of each other.
  private func overlaid(
    _ elements: [Element], width: Int, height: Int?, _ alignment: HorizontalAlignment,
    in context: Context
  ) -> LayoutBox {
    let boxes = elements.map { box($0, width: width, height: height, in: context) }
    let inner = boxes.map(\.frame.width).max() ?? 0
    let tallest = boxes.map(\.frame.height).max() ?? 0
    let children = boxes.map {
      $0.placed(
        x: alignment.offset($0.frame.width, in: inner), y: (tallest - $0.frame.height) / 2)
    }
    var result = LayoutBox.group(children, width: inner, height: tallest)
    result.fillsWidth = boxes.contains(where: \.fillsWidth)
    return result
  }
}

extension Element {
  var isShown: Bool { !isHidden && !role.isModal }

  /// The children to draw, which are neither hidden nor modal.
  var shownChildren: [Element] {
    children.contains { !$0.isShown } ? children.filter(\.isShown) : children
  }
}

extension Element.Style {
  fileprivate func inheriting(_ outer: Self) -> Self {
    var style = self
    style.foreground = foreground ?? outer.foreground
    style.isBold = isBold || outer.isBold
    style.isDimmed = isDimmed || outer.isDimmed
    return style
  }
}

extension HorizontalAlignment {
  /// The offset at which something of a length is aligned in a width.
  func offset(_ length: Int, in width: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, (width - length) / 2)
    case .trailing: max(0, width - length)
    }
  }
}
