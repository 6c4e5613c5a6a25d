/// Draws pickers, steppers, dates and sliders, and says where the cursor stands on them.
struct ChoicePainter {
  let theme: Theme
  let isEnabled: Bool
  let isFocused: Bool

  private var labelStyle: CellStyle { isEnabled ? .plain : theme.disabled }
  private var edge: CellStyle {
    isEnabled ? (isFocused ? theme.focusedLine : theme.line) : theme.disabled
  }

  /// Draws a label and, at the other end of a row or else behind it, the value.
  func paint(
    _ content: LayoutBox.ValueContent, in frame: Rect, into buffer: inout CellBuffer
  ) -> Point {
    let text = DisplayText.truncated(content.text, to: frame.width)
    let x = frame.maxX - text.cellWidth
    let room = content.isBelow ? frame.width : x - frame.x - 1
    let y = content.isBelow ? frame.maxY - 1 : frame.y
    if !content.hasViews {
      buffer.write(
        DisplayText.truncated(content.label, to: max(0, room)), at: frame.origin,
        style: labelStyle)
    }
    let face =
      isEnabled ? (isFocused ? theme.focused() : theme.control()) : theme.disabled
    buffer.write(text, at: Point(x: x, y: y), style: face)
    return Point(x: x + 2, y: y)
  }

  /// Draws options side by side, the chosen one marked.
  func paint(
    _ content: LayoutBox.SegmentsContent, in frame: Rect, into buffer: inout CellBuffer
  ) -> Point {
    var x = frame.maxX - content.width
    let y = content.isBelow ? frame.maxY - 1 : frame.y
    let room = content.isBelow ? frame.width : max(0, x - frame.x - 1)
    buffer.write(
      DisplayText.truncated(content.label, to: room), at: frame.origin, style: labelStyle)
    var cursor = Point(x: x + 2, y: y)
    for (index, option) in content.options.enumerated() {
      let isChosen = index == content.chosen
      buffer.write(index == 0 ? "[" : "│", at: Point(x: x, y: y), style: edge)
      if isChosen { cursor = Point(x: x + 2, y: y) }
      buffer.write(
        " \(option) ", at: Point(x: x + 1, y: y), style: face(isChosen: isChosen))
      x += option.cellWidth + 3
    }
    buffer.write("]", at: Point(x: x, y: y), style: edge)
    return cursor
  }

  /// Gives what is drawn by itself the look of its control: of what is disabled all, of segments
  /// the chosen one.
  func restyle(
    _ content: LayoutBox.Content, in frame: Rect, _ buffer: inout CellBuffer
  ) {
    if !isEnabled {
      buffer.restyle(frame) { style in
        style.foreground = theme.disabled.foreground
        style.attributes.formUnion(theme.disabled.attributes)
      }
    }
    guard case .segments(let segments) = content, let chosen = segments.chosen else { return }
    let columns = segments.place(of: chosen, in: frame.width)
    let y = segments.isBelow ? frame.maxY - 1 : frame.y
    let area = Rect(x: frame.x + columns.lowerBound, y: y, width: columns.count, height: 1)
    let look = face(isChosen: true)
    buffer.restyle(area) { style in
      if isFocused, isEnabled {
        (style.foreground, style.background) = (look.foreground, look.background)
      }
      style.attributes.formUnion(look.attributes)
    }
  }

  private func face(isChosen: Bool) -> CellStyle {
    guard isEnabled else {
      return isChosen ? CellStyle(attributes: [.dim, .reverse]) : theme.disabled
    }
    guard isChosen else { return .plain }
    return isFocused ? theme.focused() : CellStyle(attributes: [.reverse])
  }

  /// Draws a bar with a knob, between a label and the value.
  func paint(
    _ content: LayoutBox.SliderContent, in frame: Rect, into buffer: inout CellBuffer
  ) -> Point {
    let bar = content.bar(in: frame.width)
    if !content.hasViews {
      buffer.write(
        DisplayText.truncated(content.label, to: max(0, content.labelEnd(in: frame.width) - 2)),
        at: frame.origin,
        style: labelStyle)
    }
    let knob = Int((Double(bar.count - 1) * content.fraction).rounded())
    let start = Point(x: frame.x + bar.lowerBound, y: frame.y)
    buffer.write(
      String(repeating: "━", count: knob), at: start,
      style: isEnabled ? theme.control() : theme.disabled)
    let place = Point(x: start.x + knob, y: start.y)
    buffer.write(
      String(repeating: "─", count: bar.count - 1 - knob), at: Point(x: place.x + 1, y: place.y),
      style: isEnabled ? theme.line : theme.disabled)
    let face = isEnabled ? (isFocused ? theme.focused() : theme.control()) : theme.disabled
    buffer.write(content.hasThumb ? "●" : "━", at: place, style: face)
    buffer.write(
      content.value, at: Point(x: frame.maxX - content.value.cellWidth, y: frame.y),
      style: isFocused ? theme.focusedLine : labelStyle)
    return place
  }
}
