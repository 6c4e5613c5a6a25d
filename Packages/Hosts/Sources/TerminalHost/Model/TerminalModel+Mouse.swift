import CoreViews

extension TerminalModel {
  /// Responds to a click or the wheel.
  mutating func mouse(_ event: MouseEvent) -> TerminalCommand? {
    switch event.action {
    case .wheelUp: wheel(by: -1, at: Point(x: event.column, y: event.row))
    case .wheelDown: wheel(by: 1, at: Point(x: event.column, y: event.row))
    case .wheelLeft: return wheelAcross(.left, at: Point(x: event.column, y: event.row))
    case .wheelRight: return wheelAcross(.right, at: Point(x: event.column, y: event.row))
    case .press where event.button == 0: return press(Point(x: event.column, y: event.row))
    case .press where event.button == 2: return more(Point(x: event.column, y: event.row))
    case .move: return move(to: Point(x: event.column, y: event.row))
    case .release: return lift(at: Point(x: event.column, y: event.row))
    case .press: break
    }
    return nil
  }

  /// Scrolls the page, or what is scrolled sideways under the mouse if all of the page is in sight.
  private mutating func wheel(by notches: Int, at point: Point) {
    if scrollColumn(by: 3 * notches, at: point) { return }
    if front?.lastOffset == 0, scrollAcross(by: 6 * notches, at: point) { return }
    scroll(by: 3 * notches)
  }

  private mutating func wheelAcross(
    _ direction: NearestTarget.Direction, at point: Point
  ) -> TerminalCommand? {
    let columns = direction == .left ? -6 : 6
    return scrollAcross(by: columns, at: point) ? nil : turnPage(direction)
  }

  /// Opens the menu of the row at a place, or holds what is there, for the other button of a mouse.
  private mutating func more(_ point: Point) -> TerminalCommand? {
    guard popups.isEmpty, let layer = front,
      let target = layer.target(at: point, offset: offset(of: layer)), target.isEnabled
    else { return nil }
    message = nil
    focus.focus(target.id, in: layer)
    focusMoved()
    return focusedRow?.rowMenuItems.isEmpty == false ? openRowMenu() : hold()
  }

  mutating func click(_ point: Point) -> TerminalCommand? {
    message = nil
    guard let layer = front else { return nil }
    if layer.backButton.contains(point) { return goBack() }
    let offset = offset(of: layer)
    guard let target = layer.target(at: point, offset: offset), target.isEnabled else { return nil }
    focus.focus(target.id, in: layer)
    focusMoved()
    let frame = layer.screenFrame(of: target, offset: self.offset(of: layer))
    guard target.kind == .field else {
      return click(target, at: point.x - frame.x) ?? .perform(tap(target, frame, at: point))
    }
    placeCursor(at: Point(x: point.x - frame.x, y: point.y - frame.y))
    return nil
  }

  /// A click counts as any number of taps: as twelve, which two, three and four divide.
  private func tap(_ target: FocusTarget, _ frame: Rect, at point: Point) -> Interaction {
    guard tree[target.id]?.element.traits.touches.tellsTaps == true else {
      return .activate(target.id)
    }
    return Finger(on: target.id, at: Point(x: frame.x, y: frame.y))
      .touch(.tap(count: 12), at: point)
  }

  private mutating func placeCursor(at point: Point) {
    guard var active = field, let geometry = front?.place(of: active.id)?.box.fieldGeometry
    else { return }
    let column = point.x
    if active.editor.isMultiline {
      let rows = EditorRows(
        active.editor, width: geometry.textWidth, height: geometry.textHeight)
      active.editor.moveCursor(to: rows.position(row: point.y - 1, column: column - 2))
      field = active
      return
    }
    let window = FieldWindow(active.editor, isSecure: geometry.isSecure, width: geometry.textWidth)
    let inText = column - geometry.textColumn + window.hiddenColumns
    active.editor.moveCursor(toColumn: max(0, inText), isSecure: geometry.isSecure)
    field = active
  }
}
