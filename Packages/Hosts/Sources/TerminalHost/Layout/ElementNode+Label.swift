@_spi(Hosts) import CoreViews

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

extension Element {
  /// What is drawn of an image or a shape on one line: a character, else the word for it.
  var glyphText: String {
    if role == .shape { return outlines[value] ?? "◆" }
    return symbolGlyph ?? DisplayText.label(label)
  }
}

private let outlines = ["rectangle": "■", "circle": "●", "ellipse": "⬬", "capsule": "▬"]

/// Small signs that are drawn over a corner of a symbol elsewhere.
extension ElementNode {
  /// A symbol and what is drawn over a corner of it, in the order in which they are read; nil for
  /// anything else.
  ///
  /// A symbol is one cell here, so that a count over its corner would be all that is seen.
  var partsBeside: [ElementNode]? {
    guard role == .layered, let place = cornerSide else { return nil }
    let parts = shownChildren
    guard parts.count == 2, parts[0].role == .image, parts[0].element.style.layout.steps.isEmpty
    else { return nil }
    return place == .trailing ? parts : parts.reversed()
  }

  /// Whether it stands, by itself or as all of a stack, beside the symbol over which it would be
  /// drawn elsewhere.
  var standsBeside: Bool {
    guard let parent, parent.role == .layered else { return false }
    if parent.partsBeside?.contains(where: { $0 === self }) == true { return true }
    return parent.children.count == 1 && parent.standsBeside
  }

  private var cornerSide: HorizontalAlignment? {
    let side: HorizontalAlignment
    switch element.style.layout.arrangement {
    case .overlay(let place): side = place.horizontal
    case .byRole: side = element.style.alignment
    case .underlay, .inset, .custom, .grid, .gridRow, .tracks, .geometry, .firstThatFits: return nil
    }
    return side == .leading || side == .trailing ? side : nil
  }
}
