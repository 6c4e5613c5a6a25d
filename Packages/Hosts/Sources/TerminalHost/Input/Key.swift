enum Key: Hashable, Sendable {
  /// A scalar of typed text; several may make up one character.
  case scalar(Unicode.Scalar)
  /// A letter typed with the control key, in lower case.
  case control(Unicode.Scalar)
  case up, down, left, right, home, end, pageUp, pageDown
  case tab, enter, escape, backspace, delete, insert
  case function(Int)
}
