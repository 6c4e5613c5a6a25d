@_spi(Hosts) import CoreViews

extension Page {
  /// Notes whether an element wants the whole window to be light or dark.
  func noteWindow(_ node: Node) {
    let wants = node.wantsLight || node.wantsDark
    if wants { windows.insert(node.element.number) } else { windows.remove(node.element.number) }
  }

  /// The class of the root that has the window be light or dark; empty if it is as the browser says.
  ///
  /// The stylesheet could look for such an element, but browsers would search the page at each change.
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
