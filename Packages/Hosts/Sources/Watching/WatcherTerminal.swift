import Glibc
import HostStreams

/// The terminal that the watched programs share, kept as it was before them.
struct WatcherTerminal {
  private let original: termios?

  /// Remembers the settings of standard input, if it is a terminal.
  init() {
    var settings = termios()
    original = tcgetattr(StandardStream.input, &settings) == 0 ? settings : nil
  }

  /// Whether keys can be read.
  var exists: Bool { original != nil }

  /// Restores what a program has left behind that could not do so itself.
  func restore() {
    guard var original else { return }
    var now = termios()
    guard tcgetattr(StandardStream.input, &now) == 0 else { return }
    if now.c_lflag & tcflag_t(ICANON) == 0, now.c_lflag & tcflag_t(ISIG) == 0 {
      try? StandardStream.send(ScreenSequence.leaveAfterFailure, to: StandardStream.output)
    }
    _ = tcsetattr(StandardStream.input, TCSADRAIN, &original)
  }

  /// Has single keys arrive at once, while no program runs; Ctrl-C stays a signal.
  func readKeys() {
    guard var settings = original else { return }
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    _ = tcsetattr(StandardStream.input, TCSADRAIN, &settings)
  }
}
