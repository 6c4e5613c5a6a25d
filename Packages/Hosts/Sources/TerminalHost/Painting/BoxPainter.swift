import CoreViews

/// Draws boxes into a buffer.
struct BoxPainter {
  private(set) var theme: Theme
  /// The element with the focus, if it is in the front layer.
  var focus: Element.ID?
  var field: TerminalModel.ActiveField?
  var animationStep = 0
  /// Where something drawn is animated.
  private(set) var spinners: [Rect] = []
  /// How many boxes were drawn.
  private(set) var boxesPainted = 0
  /// Where the terminal's cursor belongs, if its point is in sight.
  private(set) var cursor: Cursor?

  private static let spinner: [Character] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  init(
    theme: Theme, focus: Element.ID? = nil, field: TerminalModel.ActiveField? = nil,
    animationStep: Int = 0
  ) {
    self.theme = theme
    self.focus = focus
    self.field = field
    self.animationStep = animationStep
  }

  /// Draws a box in a frame, and its children, except those above or below the buffer's clip.
  mutating func paint(_ box: LayoutBox, in frame: Rect, into buffer: inout CellBuffer) {
    guard frame.y < buffer.clip.maxY, frame.maxY > buffer.clip.y else { return }
    boxesPainted += 1
    if let color = box.background {
      buffer.fill(frame, style: CellStyle(background: color))
    }
    let everything = buffer.clip
    defer { buffer.clip = everything }
    if box.isClipped { buffer.clip = frame.intersection(everything) }
    theme.tint = Palette.named(box.node?.element.style.tint)
    paintContent(of: box, in: frame, into: &buffer)
    let rows = (buffer.clip.y - frame.y)..<(buffer.clip.maxY - frame.y)
    for position in box.positions(in: rows) {
      let place = box.frames[position].moved(by: frame.origin)
      paint(box.children[position], in: place, into: &buffer)
    }
    if box.content == .across || box.content == .down {
      buffer.clip = everything
      if box.content == .across {
        paintEdges(of: box, in: frame, into: &buffer)
      } else {
        paintBar(of: box, in: frame, into: &buffer)
      }
    }
    if box.isTarget, let area = box.content.labelArea(in: frame) {
      theme.tint = Palette.named(box.node?.element.style.tint)
      restyle(area, of: box, in: &buffer)
    }
    if case .row = box.content, box.isTarget, box.node?.id == focus {
      theme.tint = Palette.named(box.node?.element.style.tint)
      let look = theme.focused()
      buffer.restyle(frame) { style in
        guard style.background == look.background else { return }
        style.foreground = look.foreground
        style.attributes = style.attributes.subtracting(.dim).union(look.attributes)
      }
    }
    if box.isTarget, let url = box.node?.element.address { buffer.link(frame, to: url) }
  }

  /// Draws anew over the label what says that a control has the focus or is disabled.
  private func restyle(_ area: Rect, of box: LayoutBox, in buffer: inout CellBuffer) {
    let isFocused = box.node?.id == focus
    switch box.content {
    case .value, .segments, .slider:
      ChoicePainter(theme: theme, isEnabled: box.isEnabled, isFocused: isFocused)
        .restyle(box.content, in: area, &buffer)
    case .button, .toggle, .group, .across, .down, .lines, .runs, .shape, .field, .spinner, .meter,
      .rule,
      .gap,
      .card, .row, .border:
      ControlPainter(theme: theme, isEnabled: box.isEnabled, isFocused: isFocused)
        .restyle(area, of: box.content, in: &buffer)
    }
  }

  private mutating func paintContent(
    of box: LayoutBox, in frame: Rect, into buffer: inout CellBuffer
  ) {
    let isFocused = box.isTarget && box.node?.id == focus
    switch box.content {
    case .group, .across, .down, .gap: break
    case .lines(let lines, let style):
      let seen = Rect(x: 0, y: frame.y, width: 1, height: lines.count)
        .intersection(Rect(x: 0, y: buffer.clip.y, width: 1, height: buffer.clip.height))
      for y in seen.y..<seen.maxY {
        buffer.write(lines[y - frame.y], at: Point(x: frame.x, y: y), style: style)
      }
    case .runs(let lines):
      for (row, runs) in lines.enumerated() { paint(runs, at: frame.y + row, frame.x, &buffer) }
    case .shape(let shape): ShapePainter(theme: theme).paint(shape, in: frame, into: &buffer)
    case .row(let isSelected, _):
      paintRow(frame, isSelected: isSelected, isFocused: isFocused, into: &buffer)
    case .button, .toggle, .value, .segments, .slider:
      let point = paintControl(box, isFocused: isFocused, in: frame, into: &buffer)
      if isFocused { setCursor(point, .underline, in: buffer) }
    case .field(let content):
      let active = isFocused ? field?.editor : nil
      let painter = FieldPainter(
        theme: theme, isEnabled: box.isEnabled, isFocused: isFocused, editor: active)
      let point = painter.paint(content, in: frame, into: &buffer)
      if isFocused { setCursor(point, active == nil ? .underline : .bar, in: buffer) }
    case .spinner(let label): paintSpinner(label, in: frame, into: &buffer)
    case .meter(let label, let fraction, let hasNumber):
      paintMeter(label, fraction, hasNumber: hasNumber, in: frame, into: &buffer)
    case .rule(let isVertical):
      paintRule(isVertical: isVertical, in: frame, into: &buffer)
    case .border(let color):
      let style = color.map { CellStyle(foreground: $0) } ?? theme.line
      Border(style: style, titleStyle: style).paint(in: frame, into: &buffer)
    case .card(let title, let style):
      let border = Border(title: title, style: theme.line, titleStyle: style)
      border.paint(in: frame, into: &buffer)
    }
  }

  private func paint(
    _ runs: [LayoutBox.Run], at y: Int, _ left: Int, _ buffer: inout CellBuffer
  ) {
    var x = left
    for run in runs {
      buffer.write(run.text, at: Point(x: x, y: y), style: run.style)
      let width = run.text.cellWidth
      if !run.link.isEmpty {
        buffer.link(Rect(x: x, y: y, width: width, height: 1), to: run.link)
      }
      x += width
    }
  }

  /// Draws what has the focus as a whole; returns the place of the cursor.
  private func paintControl(
    _ box: LayoutBox, isFocused: Bool, in frame: Rect, into buffer: inout CellBuffer
  ) -> Point {
    let control = ControlPainter(theme: theme, isEnabled: box.isEnabled, isFocused: isFocused)
    let choice = ChoicePainter(theme: theme, isEnabled: box.isEnabled, isFocused: isFocused)
    return switch box.content {
    case .button(let button): control.paint(button, in: frame, into: &buffer)
    case .toggle(let toggle): control.paint(toggle, in: frame, into: &buffer)
    case .value(let value): choice.paint(value, in: frame, into: &buffer)
    case .segments(let segments): choice.paint(segments, in: frame, into: &buffer)
    case .slider(let slider): choice.paint(slider, in: frame, into: &buffer)
    case .group, .across, .down, .lines, .runs, .shape, .field, .spinner, .meter, .rule, .gap,
      .card, .row,
      .border:
      frame.origin
    }
  }

  /// The bar beside a column that more of it is to be scrolled to.
  private func paintBar(of box: LayoutBox, in frame: Rect, into buffer: inout CellBuffer) {
    let hidden = box.hiddenRows
    let thumb = max(1, frame.height * frame.height / (frame.height + hidden.above + hidden.below))
    let start = (frame.height - thumb) * hidden.above / max(1, hidden.above + hidden.below)
    for row in start..<(start + thumb) {
      buffer.write("┃", at: Point(x: frame.maxX, y: frame.y + row), style: theme.faint)
    }
  }

  /// The signs beside a row that more of it is to be scrolled to.
  private mutating func paintEdges(
    of box: LayoutBox, in frame: Rect, into buffer: inout CellBuffer
  ) {
    let hidden = box.hiddenColumns
    let isFocused = box.isTarget && box.node?.id == focus
    let style = isFocused ? theme.focused() : theme.control()
    let y = frame.y + (frame.height - 1) / 2
    for (count, x, sign) in [
      (hidden.leading, frame.x - 1, "‹"), (hidden.trailing, frame.maxX, "›"),
    ]
    where count > 0 {
      buffer.write(sign, at: Point(x: x, y: y), style: style)
      if isFocused { setCursor(Point(x: x, y: y), .underline, in: buffer) }
    }
  }

  /// The mark of a row that is selected or has the focus, in the margin before it.
  private mutating func paintRow(
    _ frame: Rect, isSelected: Bool, isFocused: Bool, into buffer: inout CellBuffer
  ) {
    let place = Point(x: frame.x - 1, y: frame.y)
    if isSelected { buffer.write("●", at: place, style: theme.control()) }
    guard isFocused else { return }
    let area = Rect(x: frame.x - 1, y: frame.y, width: frame.width + 2, height: frame.height)
    buffer.fill(area, style: theme.focused())
    buffer.write(isSelected ? "●" : "▸", at: place, style: theme.focused())
    setCursor(place, .underline, in: buffer)
  }

  private mutating func paintSpinner(
    _ label: String, in frame: Rect, into buffer: inout CellBuffer
  ) {
    let cell = Rect(x: frame.x, y: frame.y, width: 1, height: 1)
    if buffer.clip.contains(cell.origin) { spinners.append(cell) }
    let mark = String(Self.spinner[animationStep % Self.spinner.count])
    buffer.write(mark, at: frame.origin, style: theme.control())
    buffer.write(label, at: Point(x: frame.x + 2, y: frame.y), style: theme.faint)
  }

  private mutating func setCursor(
    _ point: Point, _ shape: Cursor.Shape, in buffer: CellBuffer
  ) {
    if buffer.clip.contains(point) { cursor = Cursor(position: point, shape: shape) }
  }
}

extension Element {
  /// The URL that a link opens, or that a button hands on.
  fileprivate var address: String? {
    guard isEnabled else { return nil }
    if role == .link { return value }
    return traits.shared.isEmpty ? nil : traits.shared
  }
}
