/// What switches a terminal between its lines and a program's full screen.
public enum ScreenSequence {
  /// Sets the alternate screen, no wrapping at the right edge, bracketed paste, and mouse clicks
  /// with SGR coordinates.
  public static let enter = Array(
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[0m\u{1B}[2J".utf8)
  /// Undoes all of ``enter``, and shows the cursor.
  public static let leave = Array(
    ("\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[0m\u{1B}[2J\u{1B}[?7h\u{1B}[0 q\u{1B}[?25h"
      + "\u{1B}[?1049l").utf8)
  /// Begins to draw where another program has entered and not left.
  public static let resume = Array("\u{1B}[0m\u{1B}[0 q\u{1B}[?25h".utf8)
}
