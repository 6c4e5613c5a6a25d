@_spi(Hosts) import CoreViews

/// Controls that offer something or hold a number.
extension LayoutEngine {
  private static let mostSegments = 4
  private static let mostInline = 12

  /// Options side by side if they are few and fit, below each other if the view asks for that, else
  /// only the chosen one.
  func picker(_ node: ElementNode, width: Int, in context: LayoutContext) -> LayoutBox {
    let options = node.options
    let look = node.element.traits.look
    switch look {
    case .inline where options.count <= Self.mostInline:
      return inlinePicker(node, options, width: width, in: context)
    case .segmented, .automatic:
      if !options.isEmpty, look == .segmented || options.count <= Self.mostSegments,
        let box = segments(node, options, width: width, in: context)
      {
        return box
      }
    case .menu, .inline, .pages: break
    }
    let chosen = options.first(where: \.element.isSelected)?.titleText ?? ""
    return value(
      LayoutBox.ValueContent(
        label: node.titleText, value: chosen, kind: .picker, isRow: context.isRow),
      node, width: width, in: context)
  }

  private func inlinePicker(
    _ node: ElementNode, _ options: [ElementNode], width: Int, in context: LayoutContext
  ) -> LayoutBox {
    var boxes = options.map { box($0, width: width, in: context) }
    let label = node.titleText
    if let views = labelViews(node, width: width, tint: nil, in: context) {
      boxes.insert(views, at: 0)
    } else if !label.isEmpty {
      boxes.insert(line(label, theme.faint, width: width), at: 0)
    }
    return stacked(boxes, width: width, StackStyle(spacing: 0, alignment: .leading))
  }

  private func segments(
    _ node: ElementNode, _ options: [ElementNode], width: Int, in context: LayoutContext
  ) -> LayoutBox? {
    let views = options.map { labelViews($0, width: width, tint: nil, in: context) }
    guard views.allSatisfy({ $0?.size.height ?? 1 == 1 }) else { return nil }
    var content = LayoutBox.SegmentsContent(
      label: node.titleText,
      options: zip(options, views).map { option, box in
        box.map { String(repeating: " ", count: $0.size.width) } ?? option.titleText
      },
      chosen: options.firstIndex(where: \.element.isSelected), isRow: context.isRow)
    let room = width - content.width - 2
    let label = labelViews(node, width: room, tint: nil, in: context)
    if label != nil { content.label = "" }
    let title = label?.size.width ?? content.label.cellWidth
    content.isBelow = node.element.traits.look == .segmented && label == nil && title > max(0, room)
    let natural =
      content.isBelow
      ? max(title, content.width) : (title == 0 ? 0 : title + 2) + content.width
    guard content.isBelow ? content.width <= width : natural <= width else { return nil }
    content.hasViews = label != nil || views.contains { $0 != nil }
    let height = content.isBelow ? 2 : max(1, label?.size.height ?? 1)
    guard content.hasViews else {
      return control(
        .segments(content), natural, node, width: width, height: height, isRow: context.isRow)
    }
    let size = Size(width: context.isRow ? width : natural, height: height)
    var parts = label.map { [($0, Point.zero)] } ?? []
    for (index, view) in views.enumerated() {
      let x = content.place(of: index, in: size.width).lowerBound + 1
      if let view { parts.append((view, Point(x: x, y: content.isBelow ? 1 : 0))) }
    }
    let box = LayoutBox.group(size, content: .segments(content), target: node, parts)
    box.fillsWidth = context.isRow
    return box
  }

  func option(_ node: ElementNode, width: Int, in context: LayoutContext) -> LayoutBox {
    mark(.option, node, width: width, in: context)
  }

  private func mark(
    _ kind: LayoutBox.ToggleContent.Kind, _ node: ElementNode, width: Int,
    in context: LayoutContext
  ) -> LayoutBox {
    let content = LayoutBox.ToggleContent(
      kind: kind, label: node.titleText, isOn: node.element.isSelected, isRow: context.isRow)
    let natural = content.label.cellWidth + 2
    let box =
      markOfViews(content, node, width: width, in: context)
      ?? control(.toggle(content), natural, node, width: width, isRow: context.isRow)
    box.isEnabled = context.isEnabled
    return box
  }

  func menu(_ node: ElementNode, width: Int, in context: LayoutContext) -> LayoutBox {
    // What can be done with a row comes with a key.
    guard !node.element.label.isEmpty else { return .nothing() }
    let label = node.titleText
    let content = LayoutBox.ButtonContent(
      label: label, kind: .menu,
      color: Palette.named(node.element.style.foreground ?? node.element.style.tint)
        ?? Palette.accent,
      isRow: context.isRow, isBare: node.standsOnBackground, isFilled: node.standsOnBackground)
    if let box = buttonOfViews(content, node, width: width, in: context) { return box }
    let natural = label.cellWidth + 6
    return control(.button(content), natural, node, width: width, isRow: context.isRow)
  }

  /// A stepper or a date picker.
  func value(_ node: ElementNode, width: Int, in context: LayoutContext) -> LayoutBox {
    let label = node.titleText
    let spelled = node.element.traits.spelledValue
    let value = DisplayText.label(spelled.isEmpty ? node.element.value : spelled)
    let isNumber = node.role == .stepper
    return self.value(
      LayoutBox.ValueContent(
        label: label, value: isNumber && label.contains(value) ? "" : value,
        kind: isNumber ? .number : .date, isRow: context.isRow),
      node, width: width, in: context)
  }

  private func value(
    _ content: LayoutBox.ValueContent, _ node: ElementNode, width: Int, in context: LayoutContext
  ) -> LayoutBox {
    let tail = content.text.cellWidth
    let room = width - tail - 2
    let isLonger = content.label.cellWidth > width
    guard
      let views = labelViews(node, width: room, tint: nil, in: context)
        ?? (isLonger ? labelLines(content.label, node, width: room, tint: nil, in: context) : nil)
    else {
      let content = content.fitting(width)
      return control(
        .value(content), content.natural, node, width: width, height: content.isBelow ? 2 : 1,
        isRow: content.isRow)
    }
    var content = content
    content.hasViews = true
    return control(
      .value(content), around: views, node, width: width, before: 0, behind: tail + 2,
      fillsWidth: content.isRow)
  }

  /// A control of one line or two, as wide as it needs or as the row that it takes.
  private func control(
    _ content: LayoutBox.Content, _ natural: Int, _ node: ElementNode, width: Int,
    height: Int = 1, isRow: Bool
  ) -> LayoutBox {
    LayoutBox(
      Size(width: isRow ? width : min(width, natural), height: height), content: content,
      target: node, fillsWidth: isRow)
  }

  /// A row with actions, which has the focus itself unless something in it has.
  func rowOfActions(_ node: ElementNode, width: Int, in context: LayoutContext) -> LayoutBox {
    let parts = node.shownChildren.map { box($0, width: width, in: context) }
    let body = stacked(parts, width: width, StackStyle(spacing: 0, alignment: .leading))
    let isTarget = body.total.all == 0 && node.isOfUse
    let actions = node.element.traits.actions
    let result = LayoutBox.group(
      Size(width: context.isRow ? width : body.size.width, height: body.size.height),
      content: .row(
        isSelected: node.element.isSelected, canBeSelected: actions.contains(.select)),
      target: isTarget ? node : nil, [(body, .zero)])
    result.fillsWidth = context.isRow || body.fillsWidth
    return result
  }

  /// A head that opens and closes, with what is below it set in.
  func disclosure(_ node: ElementNode, width: Int, in context: LayoutContext) -> LayoutBox {
    let room = max(1, width - 2)
    let head = mark(.group, node, width: width, in: context)
    let parts = node.contentChildren.map { box($0, width: room, in: context) }
    let inner = stacked(parts, width: room, StackStyle(spacing: 0, alignment: .leading))
    guard inner.size.height > 0 else { return head }
    let result = LayoutBox.group(
      Size(
        width: max(head.size.width, inner.size.width + 2),
        height: inner.size.height + head.size.height),
      [(head, .zero), (inner, Point(x: 2, y: head.size.height))])
    result.fillsWidth = inner.fillsWidth || head.fillsWidth
    return result
  }
}

extension ElementNode {
  /// What can be done with a row, from its menus.
  var rowMenuItems: [ElementNode] {
    shownChildren.flatMap { child -> [ElementNode] in
      guard child.role == .menu else { return child.role == .row ? [] : child.rowMenuItems }
      return child.element.label.isEmpty ? child.contentChildren : []
    }
  }

  /// Whether anything can be done with a row as a whole.
  fileprivate var isOfUse: Bool { !element.traits.actions.isEmpty || !rowMenuItems.isEmpty }

  /// The row with actions that it is in.
  var rowAround: ElementNode? {
    var current: ElementNode? = self
    while let node = current {
      if node.role == .row { return node }
      current = node.parent
    }
    return nil
  }

  /// The options of a picker that are shown, in reading order.
  var options: [ElementNode] {
    shownChildren.flatMap { $0.role == .option ? [$0] : $0.options }
  }
}
