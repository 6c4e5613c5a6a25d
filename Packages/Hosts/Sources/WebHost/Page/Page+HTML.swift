import CoreViews

extension Page {
  /// Whether something is on its way that may take any time, and there is no field to type in.
  var isAwaiting: Bool {
    let elements = nodes.values.lazy.map(\.element)
    return elements.contains { $0.role == .progress && $0.fraction == nil }
      && !elements.contains { $0.role.category == .control(.edit) && $0.isEnabled }
  }

  /// The whole page's tree as HTML.
  var html: String { root.map(html(of:)) ?? "" }

  func html(of node: Node) -> String {
    var html = ""
    write(node, into: &html)
    return html
  }

  func write(_ node: Node, into html: inout String) {
    let isRow = node.parent?.element.hasRows ?? false
    if isRow { html += "<li>" }
    writeTag(node, into: &html)
    if isRow { html += "</li>" }
  }

  private func writeTag(_ node: Node, into html: inout String) {
    let labels = node.labels
    tag(of: node).write(
      into: &html,
      slot: { html in
        for child in node.children where labels.isEmpty || !child.isLabel {
          write(child, into: &html)
        }
      }, label: { html in for label in labels { write(label, into: &html) } })
  }

  /// New HTML for an element with all that is in it.
  func whole(_ node: Node) -> Operation {
    var html = ""
    writeTag(node, into: &html)
    return .replace(node.element.number, html: html)
  }
}
