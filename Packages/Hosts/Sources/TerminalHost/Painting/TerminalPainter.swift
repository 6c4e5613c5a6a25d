import CoreArchitecture
@_spi(Hosts) import CoreViews

/// Draws the screen, or an area of it.
struct TerminalPainter {
  let model: TerminalModel
  private var theme: Theme { model.theme }

  init(_ model: TerminalModel) { self.model = model }

  /// The whole screen.
  func frame() -> Frame {
    var frame = Frame(buffer: CellBuffer(size: model.layout.size))
    paint(frame.buffer.clip, status: StatusLine(model).parts, into: &frame)
    return frame
  }

  /// Draws an area anew; the cursor and the spinners of the frame outside of it stay.
  ///
  /// Returns how many boxes it has drawn.
  @discardableResult
  func paint(_ area: Rect, status: [StatusLine.Part], into frame: inout Frame) -> Int {
    let layout = model.layout
    frame.buffer.clip = area
    frame.buffer.fill(area, style: .plain)
    frame.spinners.removeAll { $0.intersection(area) == $0 }
    if let cursor = frame.cursor, area.contains(cursor.position) { frame.cursor = nil }
    guard !layout.layers.isEmpty else {
      paintTooSmall(into: &frame.buffer)
      return 0
    }
    var boxes = 0
    let first = layout.layers.lastIndex { !$0.isWindow } ?? 0
    for (index, layer) in layout.layers.enumerated().dropFirst(first) {
      let isFront = index == layout.layers.count - 1
      if index > first { frame.buffer.restyle(area, theme.recede) }
      boxes += paint(layer, in: area, isFront: isFront, into: &frame)
      frame.buffer.clip = area
    }
    StatusLine.paint(status, row: layout.statusRow, into: &frame.buffer)
    return boxes
  }

  private func paint(
    _ layer: LayerLayout, in area: Rect, isFront: Bool, into frame: inout Frame
  ) -> Int {
    let offset = model.offset(of: layer)
    if layer.isWindow { paintWindow(layer, into: &frame.buffer) }
    if layer.bar.height > 0 { paintBar(layer, into: &frame.buffer) }
    if layer.tabBar.height > 0 { paintTabs(layer, isFront: isFront, into: &frame) }
    paintScrollBar(layer, offset: offset, into: &frame.buffer)
    var painter = BoxPainter(
      theme: theme, focus: isFront ? model.focus.current : nil, field: model.field,
      animationStep: model.animationStep)
    for piece in layer.pieces(at: offset) {
      // A focused row reaches one cell into the margins.
      frame.buffer.clip = piece.area.inset(horizontally: -1).intersection(area)
      guard frame.buffer.clip.height > 0 else { continue }
      painter.paint(layer.content, in: piece.content, into: &frame.buffer)
    }
    frame.spinners += painter.spinners
    if isFront, let cursor = painter.cursor { frame.cursor = cursor }
    return painter.boxesPainted
  }

  private func paintBar(_ layer: LayerLayout, into buffer: inout CellBuffer) {
    var style = theme.bar(layer.plan.barStyle)
    buffer.fill(layer.bar, style: style)
    let isWide = layer.backButton.width > 3
    if layer.plan.wayBack != nil {
      let name = isWide ? layer.plan.wayBackName : layer.plan.closes ? " ✕" : " ‹"
      buffer.write(name, at: layer.bar.origin, style: style)
    }
    style.attributes.insert(.bold)
    let reserved = layer.plan.wayBack != nil ? layer.backButton.width + 1 : 1
    let title = DisplayText.truncated(
      DisplayText.label(layer.plan.title), to: max(0, layer.bar.width - reserved - 1))
    let x = max(reserved, (layer.bar.width - title.cellWidth) / 2)
    buffer.write(title, at: Point(x: x, y: layer.bar.y), style: style)
  }

  private func paintTabs(_ layer: LayerLayout, isFront: Bool, into frame: inout Frame) {
    let style = theme.bar(Element.Style())
    frame.buffer.fill(layer.tabBar, style: style)
    for tab in layer.tabs {
      let isFocused = isFront && model.focus.current == tab.id
      let look =
        isFocused
        ? theme.focused()
        : tab.isSelected ? theme.selectedTab(on: style) : theme.unselectedTab(on: style)
      let x = tab.frame.x + (tab.frame.width - tab.label.cellWidth) / 2
      if isFocused || tab.isSelected { frame.buffer.fill(tab.frame, style: look) }
      if isFocused, frame.buffer.clip.contains(Point(x: x, y: tab.frame.y)) {
        frame.cursor = Cursor(position: Point(x: x, y: tab.frame.y), shape: .underline)
      }
      frame.buffer.write(tab.label, at: Point(x: x, y: tab.frame.y), style: look)
    }
  }

  /// The border and background of a modal box.
  private func paintWindow(_ layer: LayerLayout, into buffer: inout CellBuffer) {
    // A column to the left and right keeps it apart from what lies under it.
    buffer.fill(layer.frame.inset(horizontally: -1), style: .plain)
    let title = layer.plan.kind == .dialog ? "" : DisplayText.label(layer.plan.title)
    let border = Border(
      title: title, style: CellStyle(foreground: Palette.accent),
      titleStyle: CellStyle(attributes: [.bold]))
    border.paint(in: layer.frame, into: &buffer)
    if layer.backButton.height > 0 {
      let mark = layer.plan.closes ? " ✕ " : " ‹ "
      buffer.write(mark, at: layer.backButton.origin, style: theme.faint)
    }
  }

  private func paintScrollBar(_ layer: LayerLayout, offset: Int, into buffer: inout CellBuffer) {
    guard layer.lastOffset > 0 else { return }
    let height = layer.window.height
    let thumb = max(1, height * height / layer.scrolled.count)
    let start = (height - thumb) * offset / layer.lastOffset
    let x = layer.window.maxX + 1
    for row in start..<(start + thumb) {
      buffer.write("┃", at: Point(x: x, y: layer.window.y + row), style: theme.faint)
    }
  }

  private func paintTooSmall(into buffer: inout CellBuffer) {
    let needed = TerminalLayout.smallest
    let lines = TextWrap.lines(
      hostText("Too small. Needs \(needed.width)×\(needed.height)."),
      width: max(1, buffer.size.width))
    let top = max(0, (buffer.size.height - lines.count) / 2)
    for (row, line) in lines.enumerated() {
      let x = max(0, (buffer.size.width - line.cellWidth) / 2)
      buffer.write(line, at: Point(x: x, y: top + row))
    }
  }
}
