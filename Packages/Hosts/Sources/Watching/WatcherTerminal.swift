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

/// Signals as bytes of a pipe, to be waited for together with other descriptors.
enum SignalPipe {
  // Safe: written once, before the handlers are installed that read it.
  nonisolated(unsafe) private static var ends: [Int32] = [-1, -1]
  nonisolated(unsafe) private static var input: Int32 = -1

  /// Handles some signals from now on; returns the descriptor on which they arrive.
  static func open(_ signals: [Int32]) -> Int32 {
    guard pipe(&ends) == 0 else { return -1 }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    input = ends[1]
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        let error = errno
        var number = UInt8(truncatingIfNeeded: signal)
        _ = write(SignalPipe.input, &number, 1)
        errno = error
      }
      action.sa_flags = Int32(SA_RESTART)
      sigaction(signal, &action, nil)
    }
    return ends[0]
  }
}
