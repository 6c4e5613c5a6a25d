import CoreViews

/// What keys do with a row as a whole.
extension TerminalModel {
  /// The row with actions that has the focus, or that what has the focus is in.
  var focusedRow: ElementNode? {
    guard popups.isEmpty, let target = visibleTarget else { return nil }
    return tree[target.id]?.rowAround
  }

  /// Deletes or moves the row, or opens its menu, if that is what a key is for.
  mutating func useRow(_ key: Key, _ modifiers: Modifiers) -> TerminalCommand? {
    guard field == nil, let row = focusedRow else { return nil }
    let actions = row.element.traits.actions
    switch key {
    case .delete where actions.contains(.delete): return .perform(.delete(row.id))
    case .up where modifiers == .alt && actions.contains(.move): return move(row, by: -1)
    case .down where modifiers == .alt && actions.contains(.move): return move(row, by: 1)
    case .scalar("m") where modifiers.isEmpty && !row.rowMenuItems.isEmpty: return openRowMenu()
    case .scalar, .control, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab,
      .enter, .escape, .backspace, .delete, .insert, .function:
      return nil
    }
  }

  /// Opens the menu of the row, if it has one.
  mutating func openRowMenu() -> TerminalCommand? {
    if let row = focusedRow, !row.rowMenuItems.isEmpty { open(row.id) }
    return nil
  }

  /// The place among the rows that follow each other and can be moved.
  private func move(_ row: ElementNode, by steps: Int) -> TerminalCommand? {
    guard let siblings = row.parent?.children else { return nil }
    func canBeMoved(_ node: ElementNode) -> Bool {
      node.role == .row && node.element.traits.actions.contains(.move)
    }
    guard let index = siblings.firstIndex(where: { $0 === row }) else { return nil }
    let before = siblings[..<index].reversed().prefix(while: canBeMoved).count
    let after = siblings[(index + 1)...].prefix(while: canBeMoved).count
    let place = before + steps
    guard place >= 0, place <= before + after else { return nil }
    return .perform(.move(row.id, to: place))
  }

  /// Gives the focus to the search field in front; returns whether there is one.
  mutating func focusSearch() -> Bool {
    guard let front, let found = searchField else { return false }
    focus.focus(found, in: front)
    focusMoved()
    return true
  }

  /// The first search in front.
  var searchField: Element.ID? {
    guard let front else { return nil }
    var found: Element.ID?
    front.content.visitTargets(in: 0..<max(1, front.content.size.height)) { target in
      if tree[target.id]?.role == .searchField { found = target.id }
      return found == nil
    }
    return found
  }

  /// The keys that do something with the row that has the focus.
  var rowHints: [(key: String, meaning: String)] {
    guard field == nil, let row = focusedRow else { return holdHints }
    var hints: [(key: String, meaning: String)] = []
    let actions = row.element.traits.actions
    if actions.contains(.delete) { hints.append(("Del", "delete")) }
    if actions.contains(.move) { hints.append(("Alt-↑↓", "move")) }
    if row.rowMenuItems.isEmpty { return hints + holdHints }
    return hints + [("m", "more")]
  }

  private var holdHints: [(key: String, meaning: String)] {
    heldNode == nil ? [] : [("m", "hold")]
  }
}
