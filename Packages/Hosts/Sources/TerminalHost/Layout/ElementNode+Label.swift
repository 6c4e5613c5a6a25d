import CoreViews

extension ElementNode {
  /// What the label of a control is made of; nothing where it is one text.
  var labelParts: [ElementNode] {
    switch role.category {
    case .control(.choose), .control(.expand):
      children.first { $0.role == .label }?.shownChildren ?? []
    case .control(.press), .control(.edit), .control(.flip), .control(.pick), .control(.adjust):
      shownChildren
    case .control(.select), .stack, .content, .rows, .page, .sheet, .cover, .dialog: []
    }
  }

  /// What a menu or a group holds, without its label.
  var contentChildren: [ElementNode] { shownChildren.filter { $0.role != .label } }

  /// The label of a control on one line, or what the control holds if it has none.
  var labelText: String {
    let title = titleText
    return title.isEmpty && !element.traits.isLabelHidden
      ? DisplayText.label(element.value) : title
  }

  /// The label of a control on one line: the texts and symbols that it is made of.
  ///
  /// Controls within it are left out. Complexity: linear in what the label is made of.
  var titleText: String {
    if element.traits.isLabelHidden { return "" }
    var parts: [String] = []
    for child in labelParts { child.addLabel(to: &parts) }
    let isNamed = parts.contains { !$0.isEmpty }
    return isNamed ? parts.joined(separator: " ") : DisplayText.label(element.drawnLabel)
  }

  /// The badge of the control, or else of what its label is made of.
  var badge: String {
    element.traits.badge.isEmpty
      ? labelParts.lazy.map(\.badge).first { !$0.isEmpty } ?? "" : element.traits.badge
  }

  private func addLabel(to parts: inout [String]) {
    guard !element.isHidden, !role.isInteractive, !role.isModal else { return }
    switch role {
    case .text: parts.append(DisplayText.label(element.drawnLabel))
    case .image, .shape:
      let glyph = element.glyphText
      if !glyph.isEmpty { parts.append(glyph) }
    default: for child in children { child.addLabel(to: &parts) }
    }
  }
}
