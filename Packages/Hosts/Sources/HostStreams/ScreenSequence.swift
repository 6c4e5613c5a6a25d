/// What switches a terminal between its lines and a program's full screen.
public enum ScreenSequence {
  /// Sets the alternate screen, no wrapping at the right edge, bracketed paste, and the mouse,
  /// with its moves while a button is down, in SGR coordinates.
  public static let enter = Array(
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[0m\u{1B}[2J".utf8)
  /// Undoes all of ``enter``, and shows the cursor.
  public static let leave = Array(
    ("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[0m\u{1B}[2J\u{1B}[?7h\u{1B}[0 q\u{1B}[?25h"
      + "\u{1B}[?1049l").utf8)
  /// Begins to draw below the lines that are there: no wrapping, bracketed paste, and the place of
  /// the cursor saved.
  public static let enterInline = Array("\u{1B}[?7l\u{1B}[?2004h\u{1B}[0m\r\u{1B}7".utf8)
  /// Undoes all of ``enterInline``, shows the cursor, and goes below the line that was saved last.
  public static let leaveInline =
    Array("\u{1B}8\u{1B}[?2004l\u{1B}[0m\u{1B}[?7h\u{1B}[0 q\u{1B}[?25h\r\n".utf8)
  /// Undoes what a program has turned on that could not leave by itself, whatever that was.
  public static let leaveAfterFailure =
    Array("\u{1B}[?2026l\u{1B}[<u\u{1B}[?2048l\u{1B}[?2031l\u{1B}[?2027l".utf8) + leave
  /// Begins to draw where another program has entered and not left.
  public static let resume = Array("\u{1B}[0m\u{1B}[0 q\u{1B}[?25h".utf8)
  /// Asks which modes the terminal has, its background and kitty's keys, and last what every
  /// terminal answers.
  ///
  /// It belongs before the first frame, which covers what a terminal shows that does not
  /// understand.
  public static let ask = Array(
    ("\u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[?2031$p\u{1B}[?2048$p\u{1B}]11;?\u{1B}\\\u{1B}[?u\u{1B}[c")
      .utf8)
  /// Has the terminal show nothing of what follows, until ``endFrame``.
  public static let beginFrame = Array("\u{1B}[?2026h".utf8)
  /// Has the terminal show what came since ``beginFrame``.
  public static let endFrame = Array("\u{1B}[?2026l".utf8)
}
