import CoreViews

extension Page {
  /// What the browser's window is called: the title that is on screen.
  var title: String { root.flatMap(title(of:)) ?? "" }

  private func title(of node: Node) -> String? {
    guard !node.element.isHidden || node.element.role == .tab else { return nil }
    if node.element.role == .tab, !node.element.isSelected { return nil }
    for child in node.children.reversed() {
      if let title = title(of: child) { return title }
    }
    switch node.element.role.category {
    case .page(.screen), .sheet, .cover, .dialog, .stack:
      return node.element.label.isEmpty ? nil : node.element.label
    case .page, .content, .control, .rows: return nil
    }
  }
}
