@_spi(Hosts) import CoreViews

extension Page {
  /// Notes whether an element wants the whole window to be light or dark.
  func noteWindow(_ node: Node) {
    let wants = node.wantsLight || node.wantsDark
    if wants { windows.insert(node.element.number) } else { windows.remove(node.element.number) }
  }

  /// The class of the root that has the window be light or dark; empty if it is as the browser
  /// says.
  ///
  /// The stylesheet could look for such an element, but browsers would search the page at each
  /// change.
  var currentWindowClass: String {
    let nodes = windows.lazy.compactMap { self.nodes[$0] }.filter(\.isOnScreen)
    if nodes.contains(where: \.wantsDark) { return "dark-window" }
    return nodes.isEmpty ? "" : "light-window"
  }

  /// What has the window be light or dark, after elements have changed that want it.
  func windowOperations() -> [Operation] {
    guard let root, !(windows.isEmpty && windowClass.isEmpty) else { return [] }
    let (former, current) = (windowClass, currentWindowClass)
    guard former != current else { return [] }
    let old = tag(of: root)
    windowClass = current
    return Tag.operations(from: old, to: tag(of: root)) ?? [replacement(of: root)]
  }
}

extension Page.Node {
  fileprivate var wantsLight: Bool { !element.isPlain && element.style.has(.lightWindow) }
  fileprivate var wantsDark: Bool { !element.isPlain && element.style.has(.darkWindow) }
}

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

extension Page {
  /// How many steps back lead to the start, in the tabs that are shown.
  ///
  /// There is one for each screen above the root of its stack, and for each presentation. It looks
  /// at these alone, and not at their content.
  var depth: Int {
    levels.lazy.compactMap { self.nodes[$0] }.count { $0.isAboveAnother && $0.isOnScreen }
  }
}

extension Page.Node {
  /// Whether a step back can close it, or it is the root of what can be closed.
  var isLevel: Bool { element.role == .screen || element.role.isModal }

  fileprivate var isAboveAnother: Bool {
    element.role.isModal || parent?.children.first { $0.element.role == .screen } !== self
  }

  /// Whether nothing around it is hidden, and the tabs that it is in are chosen.
  var isOnScreen: Bool {
    guard !element.isHidden || element.role == .screen,
      element.role != .tab || element.isSelected
    else { return false }
    return parent?.isOnScreen ?? true
  }
}
