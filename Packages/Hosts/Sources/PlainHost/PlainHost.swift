public import CoreViews

/// Shows a session as plain text and takes one command a line.
///
/// It is for pipes, tests and screen readers. `help` lists the commands.
///
/// On a pipe, `run` ends at the end of the input and returns 1 if any command failed, else 0; each
/// failure is written to standard error as `error: line N: …`. At a terminal it returns 0.
public struct PlainHost: ViewHost {
  private let console: PlainConsole
  private let clock: any Clock<Duration>

  /// Creates a host; the clock limits how long `wait` waits.
  public init(
    console: PlainConsole = .standard, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.console = console
    self.clock = clock
  }

  /// Performs the commands of the console on a session, until `quit` or the end of the input.
  ///
  /// Returns the exit status for the process.
  @MainActor
  public func run(_ session: any ViewSession) async -> Int32 {
    await PlainRuntime(session: session, console: console, clock: clock).run()
  }
}
