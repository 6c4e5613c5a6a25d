/// Draws a text field, and says where its cursor stands.
struct FieldPainter {
  let theme: Theme
  let isEnabled: Bool
  let isFocused: Bool
  /// The field's editor while it is edited, else nil.
  let editor: FieldEditor?

  /// Returns the geometry of the cursor.
  func paint(
    _ field: LayoutBox.FieldContent, in frame: Rect, into buffer: inout CellBuffer
  ) -> Point {
    let geometry = FieldGeometry(field, width: frame.width)
    let start = Point(x: frame.x + geometry.textColumn, y: frame.y + geometry.textRow)
    let edge = !isEnabled ? theme.disabled : isFocused ? theme.focusedLine : theme.line
    let label = !isEnabled ? theme.disabled : isFocused ? theme.focusedLine : theme.faint
    if field.isBoxed {
      Border(title: field.label, style: edge, titleStyle: label).paint(in: frame, into: &buffer)
    } else {
      let name = DisplayText.truncated(field.label, to: max(0, geometry.textColumn - 2))
      buffer.write(name.isEmpty ? "" : name + ":", at: frame.origin, style: label)
    }
    var textStyle = isEnabled ? CellStyle.plain : theme.disabled
    if !field.isBoxed {
      textStyle.attributes.insert(.underline)
      // Written, it keeps the background that is there.
      let line = String(repeating: " ", count: geometry.textWidth)
      var blank = isFocused ? theme.focusedLine : edge
      blank.attributes.insert(.underline)
      buffer.write(line, at: start, style: blank)
    }
    let text = editor?.text ?? field.text
    if text.isEmpty, field.prompt != field.label {
      var style = theme.faint
      if !field.isBoxed { style.attributes.insert(.underline) }
      let prompt = DisplayText.truncated(field.prompt, to: geometry.textWidth)
      buffer.write(prompt, at: start, style: style)
    }
    if field.lines > 1 { return paintRows(field, geometry, at: start, textStyle, into: &buffer) }
    let window = FieldWindow(
      editor ?? restingEditor(field), isSecure: field.isSecure, width: geometry.textWidth)
    buffer.write(window.text, at: start, style: textStyle)
    return Point(x: start.x + min(window.cursorColumn, geometry.textWidth - 1), y: start.y)
  }

  private func paintRows(
    _ field: LayoutBox.FieldContent, _ geometry: FieldGeometry, at start: Point,
    _ style: CellStyle, into buffer: inout CellBuffer
  ) -> Point {
    var resting = FieldEditor(field.text, isMultiline: true)
    resting.moveCursor(to: 0)
    let rows = EditorRows(
      editor ?? resting, width: geometry.textWidth, height: geometry.textHeight)
    for (index, row) in rows.visible.enumerated() {
      buffer.write(
        DisplayText.line(row), at: Point(x: start.x, y: start.y + index), style: style)
    }
    return Point(
      x: start.x + min(rows.cursorColumn, geometry.textWidth - 1),
      y: start.y + rows.cursorRow - rows.hiddenRows)
  }

  /// A field that is not edited shows the beginning of its text.
  private func restingEditor(_ field: LayoutBox.FieldContent) -> FieldEditor {
    var editor = FieldEditor(DisplayText.label(field.text))
    _ = editor.apply(.home)
    return editor
  }
}
