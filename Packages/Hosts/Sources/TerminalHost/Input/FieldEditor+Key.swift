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
