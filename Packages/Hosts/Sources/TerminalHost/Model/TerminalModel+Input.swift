import CoreArchitecture
@_spi(Hosts) import CoreViews

extension TerminalModel {
  /// Responds to one input; a move of the focus is told if views follow it.
  ///
  /// With `isForViews`, views are offered a key first.
  mutating func handle(_ input: TerminalInput, isForViews: Bool = true) -> TerminalCommand? {
    let before = focus.current
    if isForViews, case .key(let key, let modifiers) = input,
      let command = forViews(key, modifiers)
    {
      return command
    }
    if let command = respond(to: input) { return exchange(command) }
    guard focus.current != before else { return nil }
    let isFollowed = [before, focus.current].contains { id in
      id.flatMap { tree[$0] }?.element.followsFocus ?? false
    }
    return isFollowed ? .perform(.focus(focus.current)) : nil
  }

  private mutating func respond(to input: TerminalInput) -> TerminalCommand? {
    switch input {
    case .key(let key, let modifiers):
      message = nil
      let wasAskedToLeave = isAskedToLeave
      isAskedToLeave = false
      if takesForHelp(key) || takesForLog(key) || takesForPopup(key, modifiers) { return nil }
      if let command = forShortcut(key, modifiers) { return command }
      if key == .scalar("q"), modifiers.isEmpty, field == nil { return quit(wasAskedToLeave) }
      if key == .escape, asksToClose(wasAskedToLeave) { return nil }
      return global(key, modifiers) ?? useRow(key, modifiers) ?? useHold(key, modifiers)
        ?? local(key, modifiers)
    case .paste(let text):
      message = nil
      return pasteCommand(text) ?? edit(.insert(text))
    case .mouse(let event):
      return mouse(event)
    }
  }

  /// Keys that mean the same everywhere.
  private mutating func global(_ key: Key, _ modifiers: Modifiers) -> TerminalCommand? {
    switch key {
    case .control("c"): return .quit(ExitStatus.interrupted)
    case .control("z"): return .suspend
    case .control("l"): return .redraw
    case .control("r"), .function(5): return .perform(.refresh)
    case .escape: return clearSearch() ?? .perform(.back)
    case .scalar(let scalar) where modifiers == .alt: return selectTab(scalar)
    case .scalar, .control, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab,
      .enter, .backspace, .delete, .insert, .function:
      return nil
    }
  }

  private mutating func local(_ key: Key, _ modifiers: Modifiers) -> TerminalCommand? {
    if let field, let edit = FieldEditor.Edit(key, modifiers, in: field.editor) {
      return self.edit(edit)
    }
    switch key {
    case .tab: step(by: modifiers.contains(.shift) ? -1 : 1)
    case .up: moveVertically(.up, rows: -1)
    case .down: moveVertically(.down, rows: 1)
    case .left: return adjusts ? adjust(by: -1) : moveAcross(.left)
    case .right: return adjusts ? adjust(by: 1) : moveAcross(.right)
    case .scalar("-") where adjusts: return adjust(by: -1)
    case .scalar("+") where adjusts: return adjust(by: 1)
    case .pageUp: page(by: -1)
    case .pageDown: page(by: 1)
    case .home, .end:
      if let command = slide(toStart: key == .home) { return command }
      jump(toStart: key == .home)
    case .enter: return activate()
    case .scalar(" "): return activate()
    case .scalar("/") where focusSearch(): break
    case .scalar(let scalar): return selectTab(scalar)
    case .control, .escape, .backspace, .delete, .insert, .function: break
    }
    return nil
  }

  /// Leaves; if typed text would be lost, only at the second request.
  private mutating func quit(_ isInsisting: Bool) -> TerminalCommand? {
    guard holdsTypedText, !isInsisting else { return .quit(ExitStatus.success) }
    isAskedToLeave = true
    message = hostText("what you typed would be lost: q once more quits")
    return nil
  }

  /// Asks before Esc closes a sheet with typed text; returns whether it has asked.
  private mutating func asksToClose(_ isInsisting: Bool) -> Bool {
    guard let front, front.plan.kind == .sheet || front.plan.kind == .cover, front.plan.closes,
      holdsTypedText, !isInsisting
    else { return false }
    isAskedToLeave = true
    message = hostText("what you typed would be lost: Esc once more closes")
    return true
  }

  /// Changes the focused field's text; a session hears of it only if it really changed.
  mutating func edit(_ edit: FieldEditor.Edit) -> TerminalCommand? {
    guard var active = field else { return nil }
    if let moved = moveInEditor(edit, active) {
      field = moved
      return nil
    }
    let hasChanged = active.editor.apply(edit)
    field = active
    showFocus()
    return hasChanged ? .perform(.edit(active.id, text: active.editor.text)) : nil
  }

  private mutating func activate() -> TerminalCommand? {
    guard let target = focusedTarget, !revealFocus() else { return nil }
    guard target.isEnabled else {
      message = hostText("this is disabled at the moment")
      return nil
    }
    return openOrUse(target) ?? .perform(.activate(target.id))
  }

  /// A focus in the tab bar goes along, so that Enter does not lead back.
  private mutating func selectTab(_ digit: Unicode.Scalar) -> TerminalCommand? {
    guard let front, ("1"..."9").contains(digit) else { return nil }
    let index = Int(digit.value) - 0x31
    guard index < front.tabs.count else { return nil }
    let tab = front.tabs[index].id
    if focusedTarget?.kind == .tab { focus.focus(tab, in: front) }
    return .perform(.activate(tab))
  }

  private mutating func step(by distance: Int) {
    guard let front, !revealFocus() else { return }
    focus.step(by: distance, in: front)
    focusMoved()
    guard distance < 0, front.hasGaps, let last = front.lastContentTarget else { return }
    if focus.current == last.id { jump(toStart: false) }
  }

  /// Scrolls to a focus that is out of sight, and returns whether it was.
  ///
  /// A key that would act on it does not, because nobody sees what it would do.
  private mutating func revealFocus() -> Bool {
    guard focusedTarget != nil, !isFocusVisible else { return false }
    showFocus()
    return true
  }

  /// Moves the focus, or scrolls what it is in, or turns the page.
  private mutating func moveAcross(_ direction: NearestTarget.Direction) -> TerminalCommand? {
    guard let front else { return nil }
    let next = focus.neighbour(direction, in: front) ?? inColumnBeside(direction)
    if next.map(isInFocusedScroller) != true, scrollAcross(direction) { return nil }
    guard let next else { return turnPage(direction) }
    focus.focus(next.id, in: front)
    focusMoved()
    return nil
  }

  /// Moves the focus to a near target, or scrolls if the next one is far.
  private mutating func moveVertically(_ direction: NearestTarget.Direction, rows: Int) {
    guard let front else { return }
    let isAtTabs = focusedTarget?.kind == .tab
    if isAtTabs, direction == .up, let last = front.lastContentTarget, front.holds(last),
      !isBeyondColumn(last)
    {
      focus.focus(last.id, in: front)
      return focusMoved()
    }
    if !isFocusVisible || isAtTabs && direction == .up {
      if focusWhatIsVisible(fromEnd: direction == .up) || scrollFocused(by: rows) { return }
      if !isAtTabs, focus.current != nil { return showFocus() }
    }
    if focus.current == nil { return step(by: rows) }
    let next = neighbourInColumn(direction)
    if let held = focusedTarget, let next, held.kind != .tab, front.holds(held), !front.holds(next),
      focusWhatIsVisible(fromEnd: direction == .up)
    {
      return
    }
    let isNear =
      next.map {
        $0.kind != .tab && abs(self.rows(toShow: $0, in: front)) <= front.window.height / 2
      }
      ?? false
    if !isNear, scrollFocused(by: rows) { return }
    guard let next else { return }
    focus.focus(next.id, in: front)
    focusMoved()
  }

  private mutating func page(by pages: Int) {
    guard let layer = front else { return }
    let height = focusedColumn?.frame.height ?? layer.window.height
    scrollFocused(by: pages * max(1, height - 1))
    if !isFocusVisible || focusedTarget?.kind == .tab { focusWhatIsVisible(fromEnd: pages < 0) }
  }

  private mutating func jump(toStart: Bool) {
    guard let front else { return }
    scrollToEnd(front, toStart: toStart)
    // The rows there may have to be built first.
    edge = missingRows.isEmpty ? nil : toStart ? .start : .end
    guard let target = end(of: front, toStart: toStart), target.kind != .tab else { return }
    focus.focus(target.id, in: front)
    focusMoved()
  }

  /// The focus goes to what is seen of the content; false if that is nothing it could have.
  @discardableResult
  private mutating func focusWhatIsVisible(fromEnd: Bool) -> Bool {
    guard let layer = front else { return false }
    let visible = layer.enabledTargets(in: layer.seen(at: offset(of: layer)))
      .filter { !isBeyondColumn($0) && !isBesideColumn($0) }
    guard let target = fromEnd ? visible.last : visible.first else { return false }
    focus.focus(target.id, in: layer)
    focusMoved()
    return true
  }
}
