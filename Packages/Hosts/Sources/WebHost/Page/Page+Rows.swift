@_spi(Hosts) import CoreViews

extension Element {
  /// The classes of the `li` around it, if it stands out among rows.
  ///
  /// The stylesheet could ask each row what it holds, but then browsers look at all rows again when
  /// one comes or goes.
  var itemClasses: String {
    let kind = role == .section ? "holds-section" : ""
    guard !isPlain else { return kind }
    let names: [(Appearance.Mark, String)] = [
      (.header, "holds-header"), (.footer, "holds-footer"), (.lineHidden, "lineless"),
    ]
    let others = names.filter { style.has($0.0) }.map(\.1)
    return (kind.isEmpty ? others : [kind] + others).joined(separator: " ")
  }

  /// How many groups of rows end before it.
  fileprivate var groupEnds: Int {
    role == .section || !isPlain && style.has(.footer) ? 1 : 0
  }
}

extension Page.Node {
  /// Whether there is a child now before which a group of rows ends.
  var isDivided: Bool { groupEnds > 0 && element.hasRows }

  /// Counts a child that has come.
  func count(_ child: Page.Node) {
    growing.add(child.flexibility)
    groupEnds += child.element.groupEnds
  }

  /// Counts a child no longer, as it was.
  func discount(_ child: Page.Node, as former: Element? = nil) {
    growing.remove(child.flexibility)
    groupEnds -= (former ?? child.element).groupEnds
  }
}

extension Page {
  /// Has the browser make a row anew, with what is around it.
  func addNewRow(_ node: Node, in parent: Node, to operations: inout [Operation]) {
    let index = parent.index(of: node, near: 0).map { $0 + 1 }
    let next = index.flatMap { parent.children.indices.contains($0) ? parent.children[$0] : nil }
    operations.append(.remove(node.element.number, through: node.element.number))
    operations.append(
      .insert(html: html(of: node), parent: parent.element.number, before: next?.element.number))
  }
}
