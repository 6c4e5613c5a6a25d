import HostStreams

/// Where the plain host reads and writes.
public struct PlainConsole: Sendable {
  public var lines: AsyncStream<String>
  /// Someone sits at it: there is a prompt, and a failure is not the end of the world.
  public var isInteractive: Bool
  /// Throws if it cannot be written; then the host ends.
  public var write: @Sendable (String) throws -> Void
  public var writeError: @Sendable (String) -> Void

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

  /// The process's standard streams. What the app prints beside the host stands on lines of its
  /// own.
  public static var standard: PlainConsole {
    StandardStream.printByLine()
    return PlainConsole(
      lines: lines(of: StandardStream.input),
      isInteractive: StandardStream.isTerminal(StandardStream.input)
        && StandardStream.isTerminal(StandardStream.output),
      write: { try StandardStream.writeLines($0, to: StandardStream.output) },
      writeError: { try? StandardStream.writeLines($0, to: StandardStream.error) }
    )
  }

  /// Lines from a script, as if they came from a pipe.
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

  /// The lines of a file descriptor, until its end or until nobody listens any more. It is read
  /// when a line is asked for, so whoever writes faster than commands are carried out has to wait.
  static func lines(of descriptor: Int32) -> AsyncStream<String> {
    let reader = LineReader(descriptor: descriptor)
    return AsyncStream(unfolding: { await reader.next() }, onCancel: { reader.stop() })
  }
}
