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
  /// The key beside the space bar, which few terminals send.
  static let command = Modifiers(rawValue: 8)
}

struct MouseEvent: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case press, release, move, wheelUp, wheelDown, wheelLeft, wheelRight
  }

  var action: Action
  /// 0 is the main button.
  var button: Int
  /// Counted from 0 at the upper left corner.
  var column: Int
  var row: Int
}

/// What a terminal says about itself, asked or by itself; never a key.
enum TerminalReport: Hashable, Sendable {
  /// A private mode, and what DECRQM says of it: 1 is set, 2 is reset, 3 and 4 are so for good.
  case mode(Int, setting: Int)
  /// The terminal can send keys in kitty's way.
  case keyboard
  /// Its background, by the red, green and blue of OSC 11, from 0 to 1.
  case background(red: Double, green: Double, blue: Double)
  /// It has become light or dark.
  case scheme(isDark: Bool)
  /// Its size.
  case size(columns: Int, rows: Int)
  /// What it is, which is asked last.
  case attributes
}
