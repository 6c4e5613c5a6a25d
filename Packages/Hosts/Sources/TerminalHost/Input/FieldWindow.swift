/// The part of a field's text that fits its box, with the cursor in it.
struct FieldWindow: Equatable {
  var text: String
  /// The place of the cursor, in cells from the left of the box.
  var cursorColumn: Int
  /// How many cells of the text are hidden to the left of the box.
  var hiddenColumns: Int

  /// Chooses the part for a box of `width` cells, one of which the cursor needs for itself.
  init(_ editor: FieldEditor, isSecure: Bool, width: Int) {
    let shown = isSecure ? String(repeating: "•", count: editor.text.count) : editor.text
    let cursor = shown.index(shown.startIndex, offsetBy: editor.cursor)
    var start = cursor
    var column = 0
    while start > shown.startIndex {
      let before = shown.index(before: start)
      let wider = column + shown[before].cellWidth
      if wider >= width { break }
      (start, column) = (before, wider)
    }
    text = DisplayText.prefix(of: shown[start...], cells: width)
    cursorColumn = column
    hiddenColumns = shown[..<start].cellWidth
  }
}
