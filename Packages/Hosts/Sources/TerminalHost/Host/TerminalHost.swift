public import CoreViews
import Glibc
import HostStreams

/// Shows a session in a terminal, full-screen or below the lines that are there, and takes keys and
/// mouse clicks.
///
/// Tab and arrows move the focus, Enter and Space activate, Esc goes back, Ctrl-R refreshes, Ctrl-C
/// leaves, Ctrl-Z suspends. Outside of fields `q` leaves too, and asks first if typed text would be
/// lost. Text is selected with Shift held down. What the process prints meanwhile does not reach
/// the screen: Ctrl-O shows it, and it is printed when the host leaves.
///
/// `run` returns 0 when the person quits, 130 for Ctrl-C, 128 plus the signal's number for SIGTERM,
/// SIGHUP, SIGINT and SIGQUIT (as shells count), and 1 if there is no terminal. The terminal is
/// restored on every way out, crashes and `exit` among them.
public struct TerminalHost: ViewHost {
  private let input: Int32
  private let output: Int32
  private let isInline: Bool
  private let environment: [String: String]
  private let clock: any Clock<Duration>

  /// Creates a host, which leaves the terminal as it is until `run`.
  ///
  /// - Parameters:
  ///   - input: The descriptor that keys come from.
  ///   - output: The descriptor that is drawn on.
  ///   - isInline: Whether to draw below the lines that are there, in as many rows as it takes,
  ///     instead of on a screen of its own. Clicks are not taken then. Under `make watch` it is not
  ///     heeded.
  ///   - environment: `NO_COLOR`, `COLORTERM`, `TERM` and the variables by which terminals are
  ///     known that take links, or do not break lines anew in another width; nil means the
  ///     process's own.
  ///   - clock: Tells the escape key from an escape sequence, and times animations.
  public init(
    input: Int32 = StandardStream.input,
    output: Int32 = StandardStream.output,
    isInline: Bool = false,
    environment: [String: String]? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.input = input
    self.output = output
    self.isInline = isInline
    self.environment = environment ?? Self.processEnvironment
    self.clock = clock
  }

  /// Draws a session until the person leaves, and returns the exit status for the process.
  ///
  /// Without a terminal, and where `TERM` is `dumb` or `unknown`, it says so on standard error and
  /// returns 1 at once.
  @MainActor
  public func run(_ session: any ViewSession) async -> Int32 {
    guard StandardStream.isTerminal(input), StandardStream.isTerminal(output) else {
      StandardStream.write(
        """
        error: There is no terminal to draw on: standard input or output is a file or a pipe. \
        Use the plain host for that (--host plain).\n
        """, to: StandardStream.error)
      return 1
    }
    let term = environment["TERM"] ?? ""
    guard !["dumb", "unknown"].contains(term) else {
      StandardStream.write(
        """
        error: By TERM=\(term) this terminal cannot be drawn on. Use the plain host (--host plain), or \
        set TERM to what the terminal is, such as xterm-256color.\n
        """, to: StandardStream.error)
      return 1
    }
    let watcher = input == StandardStream.input ? WatcherLine.current : nil
    let runtime = TerminalRuntime(
      session: session, input: input, output: output, depth: ColorDepth(environment: environment),
      showsLinks: Hyperlinks.areTaken(environment: environment),
      asks: !term.isEmpty, isInline: isInline && watcher == nil,
      reflows: Self.reflows(environment: environment), clock: clock, watcher: watcher)
    return await runtime.run()
  }

  /// Whether the terminal breaks lines anew in another width, as all do but the oldest.
  static func reflows(environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    if environment["TMUX"] != nil { return true }
    return environment["XTERM_VERSION"] == nil && environment["STY"] == nil
      && !["linux", "st", "st-256color", "vt100", "vt220"].contains(term)
  }

  private static var processEnvironment: [String: String] {
    var result: [String: String] = [:]
    for name in ["NO_COLOR", "COLORTERM", "XTERM_VERSION", "STY"] + Hyperlinks.variables {
      if let value = getenv(name) { result[name] = String(cString: value) }
    }
    return result
  }
}
