@_spi(Hosts) import CoreViews
import Foundation

/// Labels that are more than a line of text and symbols.
extension LayoutEngine {
  /// The views of a control's label; nil if they are drawn as one line.
  func labelViews(
    _ node: ElementNode, width: Int, tint: String?, in context: LayoutContext
  ) -> LayoutBox? {
    guard width > 0, node.hasLabelOfViews, !node.element.traits.isLabelHidden else { return nil }
    var inner = context
    inner.isRow = false
    if inner.style.foreground == nil { inner.style.foreground = tint }
    inner.isEnabled = context.isEnabled && node.element.isEnabled
    let parts = node.labelParts.map { box($0, width: width, in: inner) }
    return parts.count == 1 ? parts[0] : row(parts, of: node, width: width)
  }

  private static let narrowestLabel = 10
  private static let mostLines = 4

  /// The label of a control on a few lines; nil if it fits on one, or is to stay on one.
  func labelLines(
    _ label: String, _ node: ElementNode, width: Int, tint: String?, in context: LayoutContext
  ) -> LayoutBox? {
    guard !isCompact, width >= Self.narrowestLabel, label.cellWidth > width,
      node.labelParts.first?.element.style.layout.lines.limit == nil
    else { return nil }
    var style = context.style
    style.foreground = style.foreground ?? tint
    style.isBold = style.isBold || tint != nil
    var lines = TextWrap.lines(label, width: width)
    if lines.count > Self.mostLines {
      lines = TextWrap.lines(lines, limit: Self.mostLines, width: width, .tail)
    }
    return text(lines, theme.text(style), width: lines.lazy.map(\.cellWidth).max() ?? 0)
  }

  /// A control around the views of its label, with room before, behind, above and below them.
  func control(
    _ content: LayoutBox.Content, around label: LayoutBox, _ node: ElementNode, width: Int,
    before: Int, behind: Int, edge: Int = 0, fillsWidth: Bool
  ) -> LayoutBox {
    let box = LayoutBox.group(
      Size(
        width: fillsWidth ? width : min(width, label.size.width + before + behind),
        height: max(1, label.size.height) + 2 * edge),
      content: content, target: node, [(label, Point(x: before, y: edge))])
    box.fillsWidth = fillsWidth || label.fillsWidth
    return box
  }

  /// A button, link or menu whose label is made of views: as a row, with brackets around one line,
  /// or with a border around several.
  func buttonOfViews(
    _ button: LayoutBox.ButtonContent, _ node: ElementNode, width: Int, in context: LayoutContext
  ) -> LayoutBox? {
    let sign = button.kind == .button ? 0 : 2
    let badge = button.badge.isEmpty ? 0 : button.badge.cellWidth + 2
    let edges = button.isRow ? sign + badge : button.isBare ? 0 : 4 + sign
    let (room, tint) = (max(1, width - edges), labelTint(of: button, node))
    guard
      let label = labelViews(node, width: room, tint: tint, in: context)
        ?? labelLines(button.label, node, width: room, tint: tint, in: context)
    else { return nil }
    var button = button
    button.hasViews = true
    let before = button.isRow || button.isBare ? 0 : 2
    return control(
      .button(button), around: label, node, width: width, before: before,
      behind: edges - before, edge: before > 0 && label.size.height > 1 ? 1 : 0,
      fillsWidth: button.isRow)
  }

  /// The colour of a button's label that has none of its own.
  func labelTint(of button: LayoutBox.ButtonContent, _ node: ElementNode) -> String? {
    let style = node.element.style
    let isPlain = style.buttonLook == .plain || button.kind != .button && button.isRow
    if style.buttonRole == .destructive { return "red" }
    return isPlain ? nil : node.labelColorOnBackground ?? style.tint ?? "accent"
  }

  /// An option or the head of a group whose label is made of views.
  func markOfViews(
    _ mark: LayoutBox.ToggleContent, _ node: ElementNode, width: Int, in context: LayoutContext
  ) -> LayoutBox? {
    var inner = context
    if mark.isOn || mark.kind == .group { inner.style.isBold = true }
    let room = max(1, width - 2)
    guard
      let label = labelViews(node, width: room, tint: nil, in: inner)
        ?? labelLines(mark.label, node, width: room, tint: nil, in: inner)
    else { return nil }
    var mark = mark
    mark.hasViews = true
    return control(
      .toggle(mark), around: label, node, width: width, before: 2, behind: 0,
      fillsWidth: mark.isRow)
  }

  /// A toggle whose label is made of views.
  func toggleOfViews(
    _ toggle: LayoutBox.ToggleContent, _ node: ElementNode, width: Int, in context: LayoutContext
  ) -> LayoutBox? {
    let room = max(1, width - 4)
    guard
      let label = labelViews(node, width: room, tint: nil, in: context)
        ?? labelLines(toggle.label, node, width: room, tint: nil, in: context)
    else { return nil }
    var toggle = toggle
    toggle.hasViews = true
    let before = toggle.isRow ? 0 : 4
    return control(
      .toggle(toggle), around: label, node, width: width, before: before, behind: 4 - before,
      fillsWidth: toggle.isRow)
  }
}

extension ElementNode {
  /// Whether the element is a button without brackets, or a link whose label has a look of its own.
  var isBareButton: Bool {
    role == .button && [.plain, .borderless].contains(element.style.buttonLook) || isBareLink
      || standsOnBackground || isDay
  }

  /// Whether the element is a day in a month, which is as wide as any other.
  private var isDay: Bool {
    role == .button && parent?.parent?.element.style.has(.month) == true
  }

  var isBareLink: Bool {
    role == .link && hasLabelOfViews && (element.style.buttonLook == .plain || standsOnBackground)
  }

  /// Whether the element is a button that takes the room its label takes, of views or shapes.
  var isTapArea: Bool {
    isBareButton && !element.traits.isLabelHidden
      && (hasLabelOfViews || labelParts.contains(where: \.holdsShape))
  }

  private var holdsShape: Bool { role == .shape || shownChildren.contains(where: \.holdsShape) }

  /// Whether a label is to be laid out: it has several lines, styles of its own, or controls.
  fileprivate var hasLabelOfViews: Bool {
    let isFramed = hasBrackets
    return labelParts.contains { !$0.isOnLine(in: element.style, isFramed: isFramed) }
  }

  /// Whether the element is a button that draws something around its label, so that the frame of a
  /// symbol in it, which makes a button of the right size elsewhere, is of no use.
  private var hasBrackets: Bool {
    role == .button && ![.plain, .borderless].contains(element.style.buttonLook)
      && !standsOnBackground
  }

  private static let tallestSymbol: CGFloat = 64

  private var isFramedSymbol: Bool {
    role == .image
      && element.style.layout.steps.allSatisfy { step in
        guard case .frame(let width?, let height?, _) = step else { return false }
        return max(width, height) <= Self.tallestSymbol
      }
  }

  private func isOnLine(in outer: Element.Style, isFramed: Bool = false) -> Bool {
    let style = element.style
    guard style.layout.steps.isEmpty || isFramed && isFramedSymbol else { return false }
    switch role {
    case .text:
      return style.spans.isEmpty && style.isBold == outer.isBold && style.marks == outer.marks
        && style.isDimmed == outer.isDimmed && style.foreground == outer.foreground
    case .image: return [nil, outer.foreground].contains(style.foreground)
    case .shape: return true
    case .horizontal:
      return style.layout.arrangement == .byRole
        && children.allSatisfy { !$0.isShown || $0.isOnLine(in: outer) }
    case .vertical, .layered:
      let shown = shownChildren
      return style.layout.arrangement == .byRole && shown.count <= 1
        && shown.allSatisfy { $0.isOnLine(in: outer) }
    case .label, .divider, .spacer, .gap, .button, .link, .textField, .secureField, .toggle,
      .progress,
      .picker,
      .option, .menu, .stepper, .slider, .textEditor, .datePicker, .colorPicker, .searchField,
      .disclosure, .gauge, .list, .section, .row, .navigation, .screen, .tabs, .tab, .alert,
      .confirmationDialog, .sheet, .cover:
      return false
    }
  }
}
