@_spi(Hosts) import CoreViews
import Foundation

extension Element {
  /// The label with the badge behind it.
  var badgedLabel: String {
    traits.badge.isEmpty ? drawnLabel : "\(drawnLabel)  \(traits.badge)"
  }
}

extension LayoutEngine {
  static let widestControl = 48

  /// A text in the lines that its view asks for, and no more than are offered; as a row of a list
  /// with its badge at the end.
  func text(
    _ element: Element, width: Int, height: Int?, in context: LayoutContext
  ) -> LayoutBox {
    guard context.isRow, !element.traits.badge.isEmpty else {
      return text(element, element.badgedLabel, width: width, height: height, in: context)
    }
    let badge = line(DisplayText.label(element.traits.badge), theme.faint, width: width / 2)
    let room = width - badge.size.width - 2
    let words = text(element, element.drawnLabel, width: room, height: height, in: context)
    let row = LayoutBox.group(
      Size(width: width, height: words.size.height),
      [(words, .zero), (badge, Point(x: width - badge.size.width, y: 0))])
    row.fillsWidth = true
    return row
  }

  private func text(
    _ element: Element, _ string: String, width: Int, height: Int?, in context: LayoutContext
  ) -> LayoutBox {
    let preferences = element.style.layout.lines
    var lines = TextWrap.lines(string, width: width)
    if let most = [preferences.limit, height].compactMap(\.self).min(), lines.count > most {
      lines = TextWrap.lines(lines, limit: max(1, most), width: width, preferences.truncation)
    }
    let widest = min(width, lines.lazy.map(\.cellWidth).max() ?? 0)
    lines += Array(repeating: "", count: max(0, preferences.reserved - lines.count))
    if preferences.alignment != .leading, lines.count > 1 {
      lines = lines.map { DisplayText.aligned($0, preferences.alignment, in: widest) }
    }
    if lines.count > 1, let spacing = element.style.amount(.leading), Cells.rows(spacing) > 0 {
      let gap = Array(repeating: "", count: Cells.rows(spacing))
      lines = lines.flatMap { [$0] + gap }.dropLast(gap.count)
    }
    guard element.style.spans.isEmpty else {
      return LayoutBox(
        Size(width: widest, height: lines.count),
        content: .runs(runs(lines, of: element, in: context.style)))
    }
    return text(lines, theme.text(context.style), width: widest)
  }

  func image(_ element: Element, width: Int, in context: LayoutContext) -> LayoutBox {
    let glyph = element.glyphText
    // A part of a word would be read as another.
    let isWhole = glyph.cellWidth <= width
    return line(isWhole ? glyph : "▪", theme.text(context.style), width: width)
  }

  func text(_ lines: [String], _ style: CellStyle, width: Int) -> LayoutBox {
    LayoutBox(Size(width: width, height: lines.count), content: .lines(lines, style))
  }

  /// A text on one line.
  func line(_ string: String, _ style: CellStyle, width: Int) -> LayoutBox {
    text([DisplayText.truncated(string, to: width)], style, width: min(width, string.cellWidth))
  }

  func divider(isVertical: Bool, width: Int) -> LayoutBox {
    LayoutBox(
      Size(width: isVertical ? 1 : width, height: 1), content: .rule(isVertical: isVertical),
      fillsWidth: !isVertical)
  }

  func button(_ node: ElementNode, width: Int, in context: LayoutContext) -> LayoutBox {
    var content = buttonContent(node, in: context)
    if let box = buttonOfViews(content, node, width: width, in: context) { return box }
    // Without colours nobody sees the background.
    if content.isFilled, theme.depth == .none, !node.hasLineAround { content.isBare = false }
    let edges = content.kind == .link && content.hasSign ? 6 : content.isBare ? 0 : 4
    let natural = content.label.cellWidth + edges
    return LayoutBox(
      Size(width: context.isRow ? width : min(width, max(1, natural)), height: 1),
      content: .button(content), target: node,
      fillsWidth: context.isRow)
  }

  /// How a button or link is drawn.
  func buttonContent(
    _ node: ElementNode, in context: LayoutContext
  ) -> LayoutBox.ButtonContent {
    let style = node.element.style
    let isFilled = node.standsOnBackground
    let own = style.foreground ?? (isFilled ? node.labelColorOnBackground : nil) ?? style.tint
    let color = Palette.named(context.tone.change(own))
    return LayoutBox.ButtonContent(
      label: node.labelText, kind: node.role == .link ? .link : .button,
      color: style.buttonRole == .destructive ? Palette.danger : color ?? Palette.accent,
      isRow: context.isRow, badge: DisplayText.label(node.badge), isBare: node.isBareButton,
      isFilled: isFilled, isCentered: context.isRow && node.isCenteredInRow,
      isPrimary: own == "primary" && style.buttonRole != .destructive,
      isProminent: style.buttonLook == .prominent,
      hasSign: !style.has(.indicatorHidden) && (context.isRow || !node.isBareLink))
  }

  /// A tab that is not in the bar at the bottom of the page.
  func tab(_ node: ElementNode, width: Int, in context: LayoutContext) -> LayoutBox {
    let isDot = node.parent?.element.traits.look == .pages
    let label = isDot ? node.element.dot : DisplayText.label(node.element.label)
    let isEnabled = context.isEnabled && node.element.isEnabled
    let box = LayoutBox(
      Size(width: min(width, label.cellWidth + 2), height: 1),
      content: .button(
        LayoutBox.ButtonContent(
          label: label, kind: .tab(isSelected: node.element.isSelected), color: Palette.accent,
          isRow: false, isBare: isDot)),
      target: node)
    box.isEnabled = isEnabled
    return box
  }

  func toggle(_ node: ElementNode, width: Int, in context: LayoutContext) -> LayoutBox {
    let content = LayoutBox.ToggleContent(
      label: node.labelText, isOn: node.element.isSelected,
      isRow: context.isRow)
    if let box = toggleOfViews(content, node, width: width, in: context) { return box }
    let natural = content.label.cellWidth + 4
    return LayoutBox(
      Size(width: context.isRow ? width : min(width, natural), height: 1),
      content: .toggle(content), target: node,
      fillsWidth: context.isRow)
  }

  func field(
    _ node: ElementNode, width: Int, height: Int?, in context: LayoutContext
  ) -> LayoutBox {
    let natural = node.element.traits.lines
    var rows = isCompact ? 1 : max(natural, node.role == .textEditor ? (height ?? 0) - 2 : 0)
    var isBoxed = rows > 1
    if !isCompact, let fixed = node.fixedRows, fixed < rows + 2 {
      (rows, isBoxed) = (max(1, fixed - 2), fixed > 2)
    }
    // A search belongs to all that is below it; beside others it takes what they leave.
    let isWide =
      context.isRow || context.isAcross || node.role == .searchField || node.role == .textEditor
    let content = LayoutBox.FieldContent(
      label: DisplayText.label(node.element.drawnLabel), text: node.element.value,
      prompt: DisplayText.label(node.element.traits.prompt),
      isSecure: node.element.role == .secureField, submission: node.element.submission,
      isBoxed: isBoxed, lines: rows)
    return LayoutBox(
      Size(
        width: isWide ? width : min(width, Self.widestControl),
        height: isBoxed ? rows + 2 : 1),
      content: .field(content), target: node, fillsWidth: true)
  }

  func progress(_ element: Element, width: Int, in context: LayoutContext) -> LayoutBox {
    let label = DisplayText.label(element.label)
    guard let fraction = element.fraction else {
      let natural = label.isEmpty ? 1 : label.cellWidth + 2
      return LayoutBox(
        Size(width: min(width, natural), height: 1),
        content: .spinner(label: label))
    }
    return LayoutBox(
      Size(
        width: context.isRow || context.isAcross ? width : min(width, Self.widestControl),
        height: label.isEmpty ? 1 : 2),
      content: .meter(label: label, fraction, hasNumber: !element.style.has(.valued)),
      fillsWidth: true)
  }
}

extension ElementNode {
  /// The rows that an editor of texts is given by its own view.
  fileprivate var fixedRows: Int? {
    guard role == .textEditor else { return nil }
    let heights = element.style.layout.steps.compactMap { step in
      switch step {
      case .frame(_, let height, _): height
      case .bounds(_, let height, _): height.max
      default: CGFloat?.none
      }
    }
    return heights.min().map { Cells.rows(min($0, 10_000)) }
  }

  /// Whether a button is to be in the middle of all the width it gets.
  fileprivate var isCenteredInRow: Bool {
    element.style.layout.steps.contains { step in
      guard case .bounds(let width, _, let place) = step else { return false }
      return width.max == .infinity && place.horizontal == .center
    }
  }
}

extension Element {
  /// What submitting a field does, in a word; nil where its view does not handle it.
  fileprivate var submission: String? {
    isSubmittable ? traits.entry?.submit.map { "\($0)" } ?? "submit" : nil
  }
}
