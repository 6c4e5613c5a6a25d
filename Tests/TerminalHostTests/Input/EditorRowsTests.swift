import Testing

@testable import TerminalHost

@Suite struct EditorRowsTests {
  private func rows(_ text: String, width: Int = 8, cursor: Int? = nil) -> EditorRows {
    var editor = FieldEditor(text, isMultiline: true)
    if let cursor { editor.moveCursor(to: cursor) }
    return EditorRows(editor, width: width, height: 9)
  }

  @Test func aRowEndsBehindAWord() {
    #expect(rows("one two three").visible == ["one two ", "three"])
    #expect(rows("one two three", width: 7).visible == ["one ", "two ", "three"])
  }

  @Test func aWordThatIsLongerThanARowIsCut() {
    #expect(rows("breakwaters").visible == ["breakwa", "ters"])
    #expect(rows("a breakwater").visible == ["a ", "breakwa", "ter"])
  }

  @Test func theCursorStandsWhereItsCharacterIs() {
    let place = rows("one two three", cursor: 8)
    #expect(place.cursorRow == 1)
    #expect(place.cursorColumn == 0)
    #expect(rows("one two three", cursor: 6).cursorColumn == 6)
  }
}
