import CoreViews

extension ElementNode {
  /// The label of a control on one line: the texts and symbols that it is made of.
  ///
  /// Controls within it are left out. Complexity: linear in what the label is made of.
  var labelText: String {
    if element.traits.isLabelHidden { return "" }
    var parts: [String] = []
    for child in children { child.addLabel(to: &parts) }
    let isNamed = parts.contains { !$0.isEmpty }
    return isNamed ? parts.joined(separator: " ") : DisplayText.label(named)
  }

  private var named: String { element.label.isEmpty ? element.value : element.label }

  private func addLabel(to parts: inout [String]) {
    guard !element.isHidden, !role.isInteractive, !role.isModal else { return }
    switch role {
    case .text: parts.append(DisplayText.label(element.label))
    case .image, .shape:
      let glyph = element.glyphText
      if !glyph.isEmpty { parts.append(glyph) }
    default: for child in children { child.addLabel(to: &parts) }
    }
  }
}
