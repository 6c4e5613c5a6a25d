import Glibc
import HostStreams

/// The terminal: its modes, its size, and the writing to it.
@MainActor
final class TerminalDevice {
  private let input: Int32
  private let output: Int32
  private var former: termios?

  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Sets the alternate screen, no wrapping at the right edge, bracketed paste, and mouse clicks
  /// with SGR coordinates.
  private static let enterSequence = Array(
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[0m\u{1B}[2J".utf8)
  private static let leaveSequence = Array(
    ("\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[0m\u{1B}[2J\u{1B}[?7h\u{1B}[0 q\u{1B}[?25h"
      + "\u{1B}[?1049l").utf8)

  /// Takes the terminal over; false if there is none.
  func enter() -> Bool {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return false }
    // After a stop, the shell may have changed the settings, so only the first ones are restored.
    let original = former ?? settings
    former = original
    EmergencyExit.arm(
      input: input, output: output, settings: original, bytes: Self.leaveSequence)
    var raw = original
    cfmakeraw(&raw)
    guard tcsetattr(input, TCSAFLUSH, &raw) == 0 else { return false }
    write(Self.enterSequence)
    return true
  }

  /// Restores the terminal as it was.
  func leave() {
    guard var original = former else { return }
    write(Self.leaveSequence)
    _ = tcsetattr(input, TCSAFLUSH, &original)
    EmergencyExit.disarm()
  }

  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    (try? StandardStream.send(bytes, to: output)) != nil
  }

  /// Columns and rows; 80 by 24 if the terminal does not know.
  var size: Size {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return Size(width: 80, height: 24)
    }
    return Size(width: Int(window.ws_col), height: Int(window.ws_row))
  }
}
