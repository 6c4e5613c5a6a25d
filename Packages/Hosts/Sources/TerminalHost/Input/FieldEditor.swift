/// The text of a field while it is edited, and the place of the cursor in it.
///
/// A pure machine. Positions count characters as a person sees them (grapheme clusters).
struct FieldEditor: Hashable, Sendable {
  enum Edit: Hashable, Sendable {
    case insert(String)
    case backspace, delete
    case left, right, wordLeft, wordRight, home, end
    case deleteWordBackward, deleteWordForward, deleteToStart, deleteToEnd
    /// To the row above or below, which only the shape of the field tells.
    case up, down
  }

  private(set) var text: String
  /// The number of characters before the cursor.
  private(set) var cursor: Int
  /// Whether the text may have several lines.
  let isMultiline: Bool

  /// Begins with the cursor at the end.
  init(_ text: String, isMultiline: Bool = false) {
    self.text = text
    self.isMultiline = isMultiline
    cursor = text.count
  }

  /// Performs an edit, and returns whether the text changed.
  ///
  /// Linear in the text's length.
  mutating func apply(_ edit: Edit) -> Bool {
    switch edit {
    case .insert(let insertion):
      let lines = isMultiline ? DisplayText.lines(insertion) : [DisplayText.line(insertion)]
      return insert(lines.joined(separator: "\n"))
    case .backspace: return remove(from: cursor - 1, to: cursor)
    case .delete: return remove(from: cursor, to: cursor + 1)
    case .deleteWordBackward: return remove(from: wordStart, to: cursor)
    case .deleteWordForward: return remove(from: cursor, to: wordEnd)
    case .deleteToStart: return remove(from: 0, to: cursor)
    case .deleteToEnd: return remove(from: cursor, to: text.count)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .wordLeft: cursor = wordStart
    case .wordRight: cursor = wordEnd
    case .home: cursor = 0
    case .end: cursor = text.count
    case .up, .down: break
    }
    return false
  }

  var isInFirstLine: Bool { !text.prefix(cursor).contains(where: \.isNewline) }
  var isInLastLine: Bool { !text.dropFirst(cursor).contains(where: \.isNewline) }

  mutating func moveCursor(to position: Int) { cursor = min(max(0, position), text.count) }

  /// Takes a text that the app has set; the cursor keeps its position if it can.
  mutating func adopt(_ newText: String) {
    guard newText.unicodeScalars.elementsEqual(text.unicodeScalars) == false else { return }
    let wasAtEnd = cursor == text.count
    text = newText
    cursor = wasAtEnd ? text.count : min(cursor, text.count)
  }

  /// Moves the cursor before the character that covers a column; in a secret text each takes one.
  mutating func moveCursor(toColumn column: Int, isSecure: Bool = false) {
    var used = 0
    cursor =
      text.prefix { character in
        used += isSecure ? 1 : character.cellWidth
        return used <= column
      }.count
  }

  private mutating func insert(_ insertion: String) -> Bool {
    guard !insertion.isEmpty else { return false }
    // A combining scalar joins the character before it, so count again instead of adding.
    let head = String(text.prefix(cursor)) + insertion
    let tail = text.dropFirst(cursor)
    text = head + tail
    cursor = min(head.count, text.count)
    return true
  }

  private mutating func remove(from start: Int, to end: Int) -> Bool {
    guard start >= 0, start < end, start < text.count else { return false }
    let lower = text.index(text.startIndex, offsetBy: start)
    let upper = text.index(lower, offsetBy: end - start, limitedBy: text.endIndex) ?? text.endIndex
    text.removeSubrange(lower..<upper)
    cursor = min(start, text.count)
    return true
  }

  private var wordStart: Int {
    let before = Array(text.prefix(cursor))
    var index = before.count
    while index > 0, before[index - 1] == " " { index -= 1 }
    while index > 0, before[index - 1] != " " { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    let characters = Array(text)
    var index = cursor
    while index < characters.count, characters[index] == " " { index += 1 }
    while index < characters.count, characters[index] != " " { index += 1 }
    return index
  }
}

extension FieldEditor.Edit {
  /// The edit that a key means in a field; nil for a key that a field leaves to the screen.
  init?(_ key: Key, _ modifiers: Modifiers, in editor: FieldEditor) {
    let isByWord = !modifiers.isDisjoint(with: [.alt, .control])
    switch key {
    case .scalar(let scalar) where modifiers.isDisjoint(with: [.alt, .command]):
      self = .insert(String(scalar))
    case .scalar("b"): self = .wordLeft
    case .scalar("f"): self = .wordRight
    case .control("h"): self = .backspace
    case .backspace: self = isByWord ? .deleteWordBackward : .backspace
    case .scalar("d") where modifiers.contains(.alt): self = .deleteWordForward
    case .delete: self = isByWord ? .deleteWordForward : .delete
    case .left: self = isByWord ? .wordLeft : .left
    case .right: self = isByWord ? .wordRight : .right
    case .home, .control("a"): self = .home
    case .end, .control("e"): self = .end
    case .control("b"): self = .left
    case .control("f"): self = .right
    case .control("d"): self = .delete
    case .control("u"): self = .deleteToStart
    case .control("k"): self = .deleteToEnd
    case .control("w"): self = .deleteWordBackward
    case .enter where editor.isMultiline: self = .insert("\n")
    case .up where editor.isMultiline && !editor.isInFirstLine: self = .up
    case .down where editor.isMultiline && !editor.isInLastLine: self = .down
    case .scalar, .control, .up, .down, .pageUp, .pageDown, .tab, .enter, .escape, .insert,
      .function:
      return nil
    }
  }
}
