/// What a person does at the keyboard or with the mouse.
enum TerminalInput: Hashable, Sendable {
  case key(Key, Modifiers = [])
  /// A text that was pasted, as it was on the clipboard.
  case paste(String)
  case mouse(MouseEvent)
}
