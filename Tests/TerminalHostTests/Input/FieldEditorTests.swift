import Testing

@testable import TerminalHost

@Suite struct FieldEditorTests {
  /// A text with `|` where the cursor stands.
  private func editor(_ text: String) -> FieldEditor {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    var editor = FieldEditor(parts.joined())
    _ = editor.apply(.home)
    for _ in parts[0] { _ = editor.apply(.right) }
    return editor
  }

  private func text(_ editor: FieldEditor) -> String {
    editor.text.prefix(editor.cursor) + "|" + editor.text.dropFirst(editor.cursor)
  }

  @Test(
    arguments: [
      ("ab|", .insert("c"), "abc|"), ("a|b", .insert("한글"), "a한글|b"),
      ("|", .insert("two\nlines\tand"), "two lines and|"), ("a|", .insert(""), "a|"),
      ("a|", .insert("\u{1B}[31mx"), "a[31mx|"),
      ("ab|", .backspace, "a|"), ("|ab", .backspace, "|ab"), ("a|b", .delete, "a|"),
      ("ab|", .delete, "ab|"), ("👩‍👩‍👧|x", .backspace, "|x"), ("|👩‍👩‍👧x", .delete, "|x"),
      ("한글|", .backspace, "한|"), ("e\u{301}|", .backspace, "|"), ("🇰🇷🇰🇷|", .backspace, "🇰🇷|"),
      ("ab|", .left, "a|b"), ("|ab", .left, "|ab"), ("a|b", .right, "ab|"), ("ab|", .right, "ab|"),
      ("ab|c", .home, "|abc"), ("a|bc", .end, "abc|"),
      ("one two  |three", .wordLeft, "one |two  three"), ("one| two", .wordRight, "one two|"),
      ("one two|", .deleteWordBackward, "one |"), ("one two  |x", .deleteWordBackward, "one |x"),
      ("|one two", .deleteWordForward, "| two"),
      ("one|  two three", .deleteWordForward, "one| three"),
      ("one|", .deleteWordForward, "one|"), ("|한글 글", .deleteWordForward, "| 글"),
      ("|one", .deleteWordBackward, "|one"), ("one t|wo", .deleteToStart, "|wo"),
      ("one| two", .deleteToEnd, "one|"),
    ] as [(String, FieldEditor.Edit, String)])
  func edits(before: String, edit: FieldEditor.Edit, after: String) {
    var editor = editor(before)
    let old = editor.text
    #expect(editor.apply(edit) == (old != editor.text))
    #expect(text(editor) == after)
  }

  @Test(
    arguments: [
      ("\u{1B}d", .deleteWordForward), ("\u{1B}[3;3~", .deleteWordForward),
      ("\u{1B}[3;5~", .deleteWordForward), ("\u{1B}[100;3u", .deleteWordForward),
      ("\u{1B}\u{7F}", .deleteWordBackward), ("\u{1B}b", .wordLeft), ("\u{1B}f", .wordRight),
      ("d", .insert("d")), ("\u{04}", .delete), ("\u{1B}[100;9u", nil),
    ] as [(String, FieldEditor.Edit?)])
  func keysOfAFieldAreThoseOfAShell(bytes: String, edit: FieldEditor.Edit?) throws {
    var decoder = KeyDecoder()
    let inputs = decoder.consume(Array(bytes.utf8))
    guard case .key(let key, let modifiers) = try #require(inputs.first) else { return }
    #expect(FieldEditor.Edit(key, modifiers, in: editor("one| two")) == edit)
  }

  @Test func conjoiningJamoTypedOneByOneBecomeOneSyllable() {
    var editor = editor("a|b")
    for jamo in ["\u{1112}", "\u{1161}", "\u{11AB}"] { _ = editor.apply(.insert(jamo)) }
    #expect(editor.text == "a한b")
    #expect(editor.cursor == 2)
    _ = editor.apply(.backspace)
    #expect(text(editor) == "a|b")
  }

  @Test func aZWJSequenceTypedByScalarsIsOneCharacter() {
    var editor = editor("|")
    for scalar in "👩‍🚀".unicodeScalars { _ = editor.apply(.insert(String(scalar))) }
    #expect(editor.cursor == 1)
    #expect(editor.text == "👩‍🚀")
  }

  @Test func aTextSetByTheAppKeepsTheCursorWhereItCan() {
    var editor = editor("abc|")
    editor.adopt("ABCD")
    #expect(text(editor) == "ABCD|")
    editor = self.editor("ab|cd")
    editor.adopt("XYZW")
    #expect(text(editor) == "XY|ZW")
    editor.adopt("X")
    #expect(text(editor) == "X|")
    editor.adopt("X")
    #expect(text(editor) == "X|")
  }

  @Test func aClickFindsTheCharacterUnderIt() {
    var editor = editor("a한글b|")
    for (column, cursor) in [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (99, 4)] {
      editor.moveCursor(toColumn: column)
      #expect(editor.cursor == cursor, "column \(column)")
    }
    editor.moveCursor(toColumn: 2, isSecure: true)
    #expect(editor.cursor == 2)
  }

  @Test func theWindowKeepsTheCursorInSight() {
    let long = editor("가나다라마바사|")
    #expect(FieldWindow(long, isSecure: false, width: 20) == FieldWindow("가나다라마바사", 14, 0))
    #expect(FieldWindow(long, isSecure: false, width: 8) == FieldWindow("마바사", 6, 8))
    #expect(FieldWindow(editor("|가나다라"), isSecure: false, width: 5) == FieldWindow("가나", 0, 0))
    #expect(FieldWindow(editor("암호|"), isSecure: true, width: 5) == FieldWindow("••", 2, 0))
    #expect(FieldWindow(editor("abc|"), isSecure: false, width: 1) == FieldWindow("", 0, 3))
  }
}

extension FieldWindow {
  fileprivate init(_ text: String, _ cursorColumn: Int, _ hiddenColumns: Int) {
    self.init(FieldEditor(""), isSecure: false, width: 1)
    self.text = text
    self.cursorColumn = cursorColumn
    self.hiddenColumns = hiddenColumns
  }
}
