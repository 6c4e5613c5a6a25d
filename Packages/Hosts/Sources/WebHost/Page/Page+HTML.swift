import CoreViews

extension Page {
  /// Whether something is on its way that may take any time, and there is no field to type in.
  var isAwaiting: Bool {
    letGo()
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
    if isRow {
      let classes = node.element.itemClasses
      html += classes.isEmpty ? "<li>" : "<li class=\"\(classes)\">"
    }
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

  func operations(from old: Element, of node: Node) -> [Operation] {
    let (old, new) = (tag(of: node, as: old), tag(of: node))
    return Tag.operations(from: old, to: new) ?? [replacement(of: node)]
  }

  /// The HTML of an element alone, as it is described or as it was.
  func tag(of node: Node, as element: Element? = nil) -> Tag {
    var element = element ?? node.element
    if node.parent?.element.isPlainStack == true { element.sayLabelWithin() }
    let isVacant = element.isHidden && node.keepsRoom
    if isVacant { element.isHidden = false }
    guard node !== root else {
      let tag = element.rootTag(program: program)
      return windowClass.isEmpty ? tag : tag.marked(windowClass)
    }
    let isRow = element.traits.holdsSpoken && node.parent?.element.hasRows == true
    let own =
      isRow
      ? element.spokenRowTag
      : element.tag(hasParts: node.hasParts, saying: sayings[element.number] ?? "")
    var tag = own.growing(along: node.toldFlexibility)
    if isVacant { tag = tag.marked("vacant") }
    if node.parent?.element.role == .layered { tag = tag.marked("layer") }
    if node.saysDivided { tag = tag.marked("divided") }
    if node.isShortText { tag = tag.marked("short") }
    if isFirstAnswer(node), tag["autofocus"] == nil { tag.add([("autofocus", "")]) }
    if node.isInBar { tag = tag.marked(node.roomInBar) }
    return node.scrollsWithoutControls ? tag.adding([("tabindex", "0")]) : tag
  }

  /// New HTML for an element whose children are yet to come.
  func emptied(_ node: Node) -> Operation {
    var html = ""
    tag(of: node).write(into: &html) { _ in }
    return .replace(node.element.number, html: html)
  }

  /// New HTML for an element, with a mark where the children go that stay.
  func replacement(of node: Node) -> Operation {
    var html = ""
    tag(of: node).write(
      into: &html, slot: { $0 += "<slot></slot>" },
      label: { html in for label in node.labels { write(label, into: &html) } })
    return .replace(node.element.number, html: html)
  }
}
