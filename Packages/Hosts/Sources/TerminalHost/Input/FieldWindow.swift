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

/// The rows of a text of several lines in a field, and the place of the cursor in them.
struct EditorRows: Equatable {
  private struct Row: Equatable {
    /// The number of characters before the row.
    var start: Int
    var text: String
    /// Whether a row that is too long goes on in the next one.
    var continues: Bool
  }

  private var rows: [Row] = []
  private(set) var cursorRow = 0
  private(set) var cursorColumn = 0
  /// The number of rows above those that are seen.
  private(set) var hiddenRows = 0
  private let height: Int

  /// Breaks the text into rows, and scrolls to the cursor.
  ///
  /// Linear in the text's length.
  init(_ editor: FieldEditor, width: Int, height: Int) {
    self.height = height
    var start = 0
    for line in editor.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var rest = line[...]
      repeat {
        var head = DisplayText.prefix(of: rest, cells: max(1, width - 1))
        if head.isEmpty, let first = rest.first { head = String(first) }
        head = Self.whole(head, of: rest)
        rest = rest.dropFirst(head.count)
        rows.append(Row(start: start, text: head, continues: !rest.isEmpty))
        start += head.count
      } while !rest.isEmpty
      start += 1
    }
    cursorRow = rows.lastIndex { $0.start <= editor.cursor } ?? 0
    let row = rows[cursorRow]
    cursorColumn = String(row.text.prefix(editor.cursor - row.start)).cellWidth
    hiddenRows = max(0, cursorRow - height + 1)
  }

  /// The part of a row up to its last word that is whole, with the blank behind it.
  private static func whole(_ head: String, of line: Substring) -> String {
    guard let next = line.dropFirst(head.count).first else { return head }
    if next == " " { return head + " " }
    return head.lastIndex(of: " ").map { String(head[...$0]) } ?? head
  }

  /// The texts of the rows that are seen.
  var visible: [String] { rows.dropFirst(hiddenRows).prefix(height).map(\.text) }

  /// The number of characters before a place in the rows that are seen.
  func position(row: Int, column: Int) -> Int {
    let row = rows[min(max(0, row + hiddenRows), rows.count - 1)]
    return row.start + DisplayText.prefix(of: row.text, cells: max(0, column)).count
  }

  /// The number of characters before the place above or below the cursor.
  func position(movedBy steps: Int) -> Int {
    position(row: cursorRow - hiddenRows + steps, column: cursorColumn)
  }
}
