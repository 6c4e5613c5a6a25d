@_spi(Hosts) import CoreViews

extension LayerPlan {
  /// Puts what stands in the middle of a page's bar in place of the title.
  ///
  /// A line of text moves to the bar of the layer; views keep their place, and the title gives way.
  mutating func takeOverPrincipal() {
    guard let bar = content.lazy.compactMap(\.headingBar).first else { return }
    let parts = bar.principalParts
    guard parts.count == 1, parts[0].role == .text else { return title = "" }
    (title, headed) = (parts[0].element.drawnLabel, bar)
  }
}

extension ElementNode {
  /// What stands in the middle of a bar, between the room at both sides of it.
  var principalParts: [ElementNode] {
    let parts = shownChildren
    let room = parts.indices.filter { parts[$0].role == .spacer }
    guard room.count == 2 else { return [] }
    return Array(parts[(room[0] + 1)..<room[1]])
  }

  /// The bar with a text in its middle, here or in a stack that has it before what else it holds.
  fileprivate var headingBar: ElementNode? {
    guard isShown, role.category == .stack, !isDeepest else { return nil }
    if element.style.has(.bar) { return principalParts.contains(where: \.showsText) ? self : nil }
    guard role != .horizontal else { return nil }
    return shownChildren.prefix(2).lazy.compactMap(\.headingBar).first
  }

  /// Whether it is a text, or views with one, and no control.
  fileprivate var showsText: Bool {
    role == .text || role.category == .stack && shownChildren.contains(where: \.showsText)
  }
}
