/// The part of a field's text that fits its box, with the cursor in sight.
struct FieldWindow: Equatable {
  var text: String
  /// Where the cursor stands, in cells from the left of the box.
  var cursorColumn: Int
  /// How many cells of the text are hidden to the left of the box.
  var hiddenColumns: Int

  /// - Parameter width: The cells of the box; the cursor needs one of its own.
  init(_ editor: FieldEditor, isSecure: Bool, width: Int) {
    let shown = isSecure ? String(repeating: "•", count: editor.text.count) : editor.text
    let characters = shown.map { (character: $0, width: $0.cellWidth) }
    var column = characters.prefix(editor.cursor).reduce(0) { $0 + $1.width }
    var start = 0
    var hidden = 0
    while column >= width, start < characters.count {
      column -= characters[start].width
      hidden += characters[start].width
      start += 1
    }
    text = DisplayText.prefix(of: String(shown.dropFirst(start)), cells: width)
    cursorColumn = max(0, column)
    hiddenColumns = hidden
  }
}
