import CoreViews

/// Menus, pickers and dates that open as a layer of their own.
extension TerminalModel {
  /// The layer of the innermost one that is open; those that have gone are closed.
  mutating func popupPlan() -> LayerPlan? {
    guard !popups.isEmpty else { return nil }
    popups = Array(popups.prefix { tree[$0]?.element.isEnabled ?? false })
    var plan = popups.last.flatMap { tree[$0] }.flatMap { LayerPlan.popup(of: $0, in: tree) }
    plan?.anchor = popups.first
    return plan
  }

  mutating func open(_ id: Element.ID) {
    popups.append(id)
    relayout(size: layout.size, wasVisible: isFocusVisible)
  }

  mutating func closePopups() {
    popups = []
    relayout(size: layout.size, wasVisible: isFocusVisible)
  }

  /// Closes the innermost one, or finds a row by its first letter.
  mutating func takesForPopup(_ key: Key, _ modifiers: Modifiers) -> Bool {
    guard !popups.isEmpty, !log.isOpen else { return false }
    switch key {
    case .escape: closePopup()
    case .scalar(let scalar)
    where modifiers.isEmpty && scalar.properties.isAlphabetic && field == nil:
      jump(toRowWith: scalar)
    case .scalar, .control, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab,
      .enter, .backspace, .delete, .insert, .function:
      return false
    }
    return true
  }

  mutating func closePopup() {
    popups.removeLast()
    relayout(size: layout.size, wasVisible: isFocusVisible)
  }

  private mutating func jump(toRowWith scalar: Unicode.Scalar) {
    guard let front else { return }
    let rows = front.plan.content.filter {
      $0.element.label.lowercased().hasPrefix(String(scalar).lowercased())
    }
    let isBehind = { (row: ElementNode) in row.id == focus.current }
    let next = rows.firstIndex(where: isBehind).map { rows[($0 + 1) % rows.count] } ?? rows.first
    guard let next else { return }
    focus.focus(next.id, in: front)
    focusMoved()
  }

  /// What the Enter key or a click does on an element, if that is not simply to use it.
  ///
  /// The outer optional is nil where it is used as any other.
  mutating func openOrUse(_ target: FocusTarget) -> TerminalCommand?? {
    switch target.kind {
    case .opener, .choices, .date:
      if tree[target.id]?.role == .row { return .some(openRowMenu()) }
      open(target.id)
      return .some(nil)
    case .across: return .some(nil)
    case .number:
      if !popups.isEmpty { closePopups() }
      return .some(nil)
    case .control, .field, .tab:
      guard !popups.isEmpty else { return .none }
      closePopups()
      return .perform(.activate(target.id))
    }
  }

  /// What left and right do, or minus and plus, on a number, a date or options side by side.
  mutating func adjust(by steps: Int) -> TerminalCommand? {
    guard let target = focusedTarget, target.isEnabled else { return nil }
    switch target.kind {
    case .number, .date:
      if let part = DateParts.part(target.id), let id = popups.last,
        let picker = tree[id]
      {
        let text = DateParts(picker.element.value).changing(part, by: steps)
        return .perform(.edit(id, text: text))
      }
      return .perform(.adjust(target.id, steps: steps))
    case .choices:
      let options = tree[target.id]?.options.filter(\.element.isEnabled) ?? []
      guard !options.isEmpty else { return nil }
      let chosen =
        options.firstIndex(where: \.element.isSelected) ?? (steps > 0 ? -1 : options.count)
      let next = min(max(0, chosen + steps), options.count - 1)
      return next == chosen ? nil : .perform(.activate(options[next].id))
    case .control, .field, .tab, .opener, .across: return nil
    }
  }

  /// What takes the slider with the focus to an end of its range; nil without such a slider.
  func slide(toStart: Bool) -> TerminalCommand? {
    guard adjusts, let id = focus.current, let element = tree[id]?.element, element.role == .slider,
      let bounds = element.traits.range?.bounds
    else { return nil }
    return .perform(.edit(id, text: "\(toStart ? bounds.lowerBound : bounds.upperBound)"))
  }

  /// What a click at a column of a number, a slider or options does.
  mutating func click(_ target: FocusTarget, at column: Int) -> TerminalCommand?? {
    guard let box = front?.place(of: target.id)?.box else { return .none }
    let width = box.size.width
    switch box.content {
    case .value(let value) where value.kind == .number:
      let middle = width - value.text.cellWidth / 2
      guard column >= width - value.text.cellWidth else { return .some(nil) }
      return .some(adjust(by: column < middle ? -1 : 1))
    case .segments(let segments):
      let options = tree[target.id]?.options ?? []
      guard let index = segments.option(at: column, in: width), index < options.count else {
        return .some(nil)
      }
      return .perform(.activate(options[index].id))
    case .slider(let slider):
      let bar = slider.bar(in: width)
      guard bar.contains(column), let range = tree[target.id]?.element.traits.range else {
        return .some(nil)
      }
      let part = Double(column - bar.lowerBound) / Double(max(1, bar.count - 1))
      let length = range.bounds.upperBound - range.bounds.lowerBound
      return .perform(.edit(target.id, text: "\(range.bounds.lowerBound + part * length)"))
    case .value, .row, .group, .across, .down, .lines, .runs, .shape, .button, .toggle, .field,
      .spinner,
      .meter,
      .rule, .gap, .card, .border:
      return openOrUse(target)
    }
  }

  /// Whether left and right change what has the focus, rather than move it.
  var adjusts: Bool {
    guard let target = visibleTarget, target.isEnabled else { return false }
    switch target.kind {
    case .number, .choices, .date: return true
    case .control, .field, .tab, .opener, .across: return false
    }
  }

  /// The field after an edit that goes to another row of it; nil for any other edit.
  func moveInEditor(_ edit: FieldEditor.Edit, _ active: ActiveField) -> ActiveField? {
    guard edit == .up || edit == .down,
      let geometry = front?.place(of: active.id)?.box.fieldGeometry
    else { return nil }
    let rows = EditorRows(active.editor, width: geometry.textWidth, height: geometry.textHeight)
    var moved = active
    moved.editor.moveCursor(to: rows.position(movedBy: edit == .up ? -1 : 1))
    return moved
  }
}
