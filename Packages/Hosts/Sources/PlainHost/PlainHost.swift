// A session as plain text, with one command a line.
//
// LineReader: LineSplitter.
// PlainCommand+Parse: QuotedText.
// PlainHost: PlainConsole.

public import CoreViews
import HostStreams

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

/// The input and output of the plain host.
public struct PlainConsole: Sendable {
  /// The lines of input, each of which is one command.
  public var lines: AsyncStream<String>
  /// Whether a person types the lines: then there is a prompt, and a failure does not change the
  /// status.
  public var isInteractive: Bool
  /// Writes to standard output; if it throws, the host ends.
  public var write: @Sendable (String) throws -> Void
  /// Writes to standard error.
  public var writeError: @Sendable (String) -> Void
  /// Who is to be heard, and how to stop reading; nil if the program is not watched.
  var watched: WatchedInput?

  /// Creates a console from its parts, for a test or a stream of one's own.
  public init(
    lines: AsyncStream<String>,
    isInteractive: Bool,
    write: @escaping @Sendable (String) throws -> Void,
    writeError: @escaping @Sendable (String) -> Void
  ) {
    self.lines = lines
    self.isInteractive = isInteractive
    self.write = write
    self.writeError = writeError
  }

  /// The process's standard streams.
  ///
  /// What the app prints by itself stands on lines of its own.
  public static var standard: PlainConsole {
    StandardStream.printByLine()
    let watched = WatcherLine.current.map { WatchedInput($0) }
    var console = PlainConsole(
      lines: watched?.lines ?? lines(of: LineReader(descriptor: StandardStream.input)),
      isInteractive: StandardStream.isTerminal(StandardStream.input)
        && StandardStream.isTerminal(StandardStream.output),
      write: { try StandardStream.writeLines($0, to: StandardStream.output) },
      writeError: { try? StandardStream.writeLines($0, to: StandardStream.error) }
    )
    console.watched = watched
    return console
  }

  /// Returns a console whose input is the lines of a script, as if they came from a pipe.
  public static func script(
    _ script: String,
    write: @escaping @Sendable (String) throws -> Void,
    writeError: @escaping @Sendable (String) -> Void
  ) -> PlainConsole {
    let lines = AsyncStream<String> { continuation in
      for line in script.split(separator: "\n", omittingEmptySubsequences: false) {
        continuation.yield(String(line))
      }
      continuation.finish()
    }
    return PlainConsole(
      lines: lines, isInteractive: false, write: write, writeError: writeError)
  }

  /// The lines of a reader, until its end or until nobody reads them any more.
  ///
  /// It is read only when a line is wanted, so whoever writes faster than commands are performed
  /// has to wait.
  static func lines(of reader: LineReader) -> AsyncStream<String> {
    AsyncStream(unfolding: { await reader.next() }, onCancel: { reader.stop() })
  }
}
