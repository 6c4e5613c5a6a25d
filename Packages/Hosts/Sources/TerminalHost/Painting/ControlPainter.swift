/// Draws buttons, links and toggles, and says where the cursor stands on them.
struct ControlPainter {
  let theme: Theme
  let isEnabled: Bool
  let isFocused: Bool

  /// Returns the place of the cursor.
  func paint(
    _ button: LayoutBox.ButtonContent, in frame: Rect, into buffer: inout CellBuffer
  ) -> Point {
    switch button.kind {
    case .tab(let isSelected):
      return paintTab(button, isSelected: isSelected, in: frame, into: &buffer)
    case .button, .link, .menu:
      if button.hasViews { return paintAround(button, in: frame, into: &buffer) }
      if button.isRow { return paintRow(button, in: frame, into: &buffer) }
      return button.isBare
        ? paintBare(button, in: frame, into: &buffer)
        : paintBracketed(button, in: frame, into: &buffer)
    }
  }

  /// The style of the whole control if it is disabled or has the focus; nil if its parts have their
  /// own.
  private func face(_ color: TerminalColor? = nil) -> CellStyle? {
    isEnabled ? (isFocused ? theme.focused(color) : nil) : theme.disabled
  }

  /// The same for a button, which may be filled with its colour all the time.
  private func face(_ button: LayoutBox.ButtonContent) -> CellStyle? {
    guard isEnabled else { return theme.disabled }
    guard isFocused else { return button.isProminent ? theme.prominent(button.color) : nil }
    return button.isProminent || button.isFilled ? theme.focusedFill : theme.focused(button.color)
  }

  /// Draws what stands around a label that is drawn by itself.
  private func paintAround(
    _ button: LayoutBox.ButtonContent, in frame: Rect, into buffer: inout CellBuffer
  ) -> Point {
    let mark = button.sign
    let middle = frame.y + (frame.height - 1) / 2
    if button.isRow || button.isBare {
      let sign = Point(x: frame.maxX - 1, y: middle)
      if button.isRow {
        if let mark { buffer.write(mark, at: sign, style: theme.faint) }
        let end = frame.maxX - (mark == nil ? 0 : 2) - button.badge.cellWidth
        buffer.write(button.badge, at: Point(x: end, y: middle), style: theme.faint)
      }
      if button.isFilled, !button.isRow, theme.depth == .none {
        buffer.write("[", at: Point(x: frame.x, y: middle), style: theme.line)
        buffer.write("]", at: sign, style: theme.line)
      }
      return frame.origin
    }
    if frame.height > 1 {
      if !showsBackground(button) {
        Border(style: theme.line, titleStyle: theme.line).paint(in: frame, into: &buffer)
      }
      if let mark { buffer.write(mark, at: Point(x: frame.maxX - 3, y: middle), style: theme.line) }
      return Point(x: frame.x + 2, y: frame.y + 1)
    }
    let (head, tail) = brackets(of: button)
    buffer.write(head, at: frame.origin, style: theme.line)
    buffer.write(tail, at: Point(x: frame.maxX - tail.count, y: frame.y), style: theme.line)
    return Point(x: frame.x + 2, y: frame.y)
  }

  /// The least rows of what shows the focus by its edges alone, so that a drawing can be seen.
  private static let framedRows = 4

  /// Gives a control whose label is drawn by itself the look of one that is disabled or has the
  /// focus.
  func restyle(_ area: Rect, of content: LayoutBox.Content, in buffer: inout CellBuffer) {
    var look = face()
    var parts = [area]
    if case .button(let button) = content {
      look = face(button)
      if button.isFilled, !button.isRow, isFocused, isEnabled, theme.depth != .none {
        return buffer.restyle(area, theme.focusBackground)
      }
      if button.isBare, !button.isRow, isEnabled, area.height >= Self.framedRows {
        parts = area.edges
      }
    }
    guard let look else { return }
    let isEdge = parts.count > 1
    for part in parts {
      buffer.restyle(part) { style in
        // Part of a cell would leave a gap in the edge.
        if isEdge, style.attributes.contains(.solid) {
          (style.foreground, style.background) = (look.background, look.background)
          return
        }
        // The edge of a background is that of what is disabled, too.
        if !isEnabled, style.attributes.contains(.solid) { return }
        style.foreground = look.foreground
        if isEnabled { style.background = look.background }
        style.attributes.formUnion(look.attributes)
      }
    }
  }

  private func paintBare(
    _ button: LayoutBox.ButtonContent, in frame: Rect, into buffer: inout CellBuffer
  ) -> Point {
    let label = DisplayText.truncated(button.label, to: frame.width)
    let look = face(button) ?? button.text(theme)
    if isFocused, isEnabled { buffer.fill(frame, style: look) }
    buffer.write(label, at: frame.origin, style: look)
    return frame.origin
  }

  private func paintBracketed(
    _ button: LayoutBox.ButtonContent, in frame: Rect, into buffer: inout CellBuffer
  ) -> Point {
    let face = face(button)
    let (head, tail) = brackets(of: button)
    let room = frame.width - 2 - tail.count
    let label = DisplayText.truncated(button.label, to: room)
    let start = Point(x: frame.x + 2 + (room - label.cellWidth) / 2, y: frame.y)
    if let face, isEnabled { buffer.fill(frame, style: face) }
    buffer.write(head, at: frame.origin, style: face ?? theme.line)
    buffer.write(label, at: start, style: face ?? button.text(theme))
    buffer.write(tail, at: Point(x: frame.x + 2 + room, y: frame.y), style: face ?? theme.line)
    return start
  }

  /// What stands around a label; blanks where a background says enough, so that what has the focus,
  /// and the same background by that, differs by its brackets.
  private func brackets(of button: LayoutBox.ButtonContent) -> (String, String) {
    let tail = button.sign.map { " \($0) " } ?? " "
    return showsBackground(button) ? ("  ", tail + " ") : ("[ ", tail + "]")
  }

  private func showsBackground(_ button: LayoutBox.ButtonContent) -> Bool {
    button.isProminent && isEnabled && !isFocused
  }

  private func paintRow(
    _ button: LayoutBox.ButtonContent, in frame: Rect, into buffer: inout CellBuffer
  ) -> Point {
    let face = face(button)
    let isLink = button.kind == .link || button.kind == .menu
    fillRow(frame, face, into: &buffer)
    let badge = button.badge.isEmpty ? 0 : button.badge.cellWidth + 2
    let room = frame.width - (isLink ? 2 : 0)
    let label = DisplayText.truncated(button.label, to: room - badge)
    let end = Point(x: frame.x + room - badge + 2, y: frame.y)
    buffer.write(button.badge, at: end, style: face ?? theme.faint)
    let look = isLink ? CellStyle.plain : button.text(theme)
    let start = button.isCentered ? max(0, room - badge - label.cellWidth) / 2 : 0
    buffer.write(label, at: Point(x: frame.x + start, y: frame.y), style: face ?? look)
    if let sign = button.sign {
      buffer.write(sign, at: Point(x: frame.maxX - 1, y: frame.y), style: face ?? theme.faint)
    }
    return frame.origin
  }

  private func paintTab(
    _ button: LayoutBox.ButtonContent, isSelected: Bool, in frame: Rect,
    into buffer: inout CellBuffer
  ) -> Point {
    let face = face()
    var look = isSelected ? CellStyle(attributes: [.bold, .underline]) : button.text(theme)
    if button.isBare { look.attributes.remove(.underline) }
    let start = Point(x: frame.x + 1, y: frame.y)
    if let face, isEnabled { buffer.fill(frame, style: face) }
    let label = DisplayText.truncated(button.label, to: frame.width - 2)
    buffer.write(label, at: start, style: face ?? look)
    return start
  }

  /// Returns the place of the cursor.
  func paint(
    _ toggle: LayoutBox.ToggleContent, in frame: Rect, into buffer: inout CellBuffer
  ) -> Point {
    let face = face()
    if toggle.kind != .toggle { return paintMark(toggle, face, in: frame, into: &buffer) }
    let label = DisplayText.truncated(toggle.label, to: frame.width - 4)
    let box = Point(x: toggle.isRow ? frame.maxX - 3 : frame.x, y: frame.y)
    let text = Point(x: toggle.isRow ? frame.x : frame.x + 4, y: frame.y)
    if toggle.isRow {
      fillRow(frame, face, into: &buffer)
    } else if let face, isEnabled {
      buffer.fill(frame, style: face)
    }
    let mark = Point(x: box.x + 1, y: box.y)
    buffer.write("[ ]", at: box, style: face ?? theme.line)
    if toggle.isOn {
      buffer.write("✓", at: mark, style: face ?? theme.control(theme.tint ?? Palette.success))
    }
    if !toggle.hasViews { buffer.write(label, at: text, style: face ?? .plain) }
    return mark
  }

  /// An option, or the head of a group, with a mark in front of it.
  private func paintMark(
    _ toggle: LayoutBox.ToggleContent, _ face: CellStyle?, in frame: Rect,
    into buffer: inout CellBuffer
  ) -> Point {
    if toggle.isRow {
      fillRow(frame, face, into: &buffer)
    } else if let face, isEnabled {
      buffer.fill(frame, style: face)
    }
    let isGroup = toggle.kind == .group
    let mark = isGroup ? (toggle.isOn ? "▾" : "▸") : (toggle.isOn ? "●" : "○")
    buffer.write(mark, at: frame.origin, style: face ?? theme.control())
    if toggle.hasViews { return frame.origin }
    let label = DisplayText.truncated(toggle.label, to: frame.width - 2)
    var look = CellStyle.plain
    if isGroup || toggle.isOn { look.attributes.insert(.bold) }
    buffer.write(label, at: Point(x: frame.x + 2, y: frame.y), style: face ?? look)
    return frame.origin
  }

  /// A row that has the focus reaches one cell into the margins.
  private func fillRow(_ frame: Rect, _ face: CellStyle?, into buffer: inout CellBuffer) {
    guard let face, isEnabled else { return }
    let area = Rect(x: frame.x - 1, y: frame.y, width: frame.width + 2, height: 1)
    buffer.fill(area, style: face)
  }
}

extension LayoutBox.ButtonContent {
  /// The style of the label without the focus.
  fileprivate func text(_ theme: Theme) -> CellStyle {
    isPrimary ? CellStyle(attributes: [.bold]) : theme.control(color)
  }

  /// The sign of what opens.
  fileprivate var sign: String? {
    switch kind {
    case .link: hasSign ? "›" : nil
    case .menu: hasSign ? "▾" : nil
    case .button, .tab: nil
    }
  }
}
