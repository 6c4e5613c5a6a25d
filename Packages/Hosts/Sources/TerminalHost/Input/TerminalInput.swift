/// What a person does at the keyboard or with the mouse.
enum TerminalInput: Hashable, Sendable {
  case key(Key, Modifiers = [])
  /// A text that was pasted, as it was on the clipboard.
  case paste(String)
  case mouse(MouseEvent)
}

enum Key: Hashable, Sendable {
  /// A scalar of typed text; several may make up one character.
  case scalar(Unicode.Scalar)
  /// A letter typed with the control key, in lower case.
  case control(Unicode.Scalar)
  case up, down, left, right, home, end, pageUp, pageDown
  case tab, enter, escape, backspace, delete, insert
  case function(Int)
}

struct Modifiers: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let shift = Modifiers(rawValue: 1)
  static let alt = Modifiers(rawValue: 2)
  static let control = Modifiers(rawValue: 4)
}

struct MouseEvent: Hashable, Sendable {
  enum Action: Hashable, Sendable { case press, release, move, wheelUp, wheelDown }

  var action: Action
  /// 0 is the main button.
  var button: Int
  /// Counted from 0 at the upper left corner.
  var column: Int
  var row: Int
}
