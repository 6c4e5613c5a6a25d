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
