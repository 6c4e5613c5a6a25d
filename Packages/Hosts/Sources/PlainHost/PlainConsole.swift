import HostStreams
import Synchronization

/// Where the plain host reads and writes.
public struct PlainConsole: Sendable {
  public var lines: AsyncStream<String>
  /// Someone sits at it: there is a prompt, and a failure is not the end of the world.
  public var isInteractive: Bool
  public var write: @Sendable (String) -> Void
  public var writeError: @Sendable (String) -> Void

  public init(
    lines: AsyncStream<String>,
    isInteractive: Bool,
    write: @escaping @Sendable (String) -> Void,
    writeError: @escaping @Sendable (String) -> Void
  ) {
    self.lines = lines
    self.isInteractive = isInteractive
    self.write = write
    self.writeError = writeError
  }

  /// The process's standard streams. Input is read on a thread of its own while `lines` is used.
  public static var standard: PlainConsole {
    PlainConsole(
      lines: lines(of: StandardStream.input),
      isInteractive: StandardStream.isTerminal(StandardStream.input)
        && StandardStream.isTerminal(StandardStream.output),
      write: { StandardStream.write($0, to: StandardStream.output) },
      writeError: { StandardStream.write($0, to: StandardStream.error) }
    )
  }

  /// Lines from a script, as if they came from a pipe.
  public static func script(
    _ script: String,
    write: @escaping @Sendable (String) -> Void,
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

  /// The lines of a file descriptor, until its end or until nobody listens any more.
  static func lines(of descriptor: Int32) -> AsyncStream<String> {
    AsyncStream { continuation in
      let splitter = Splitter()
      let reader = ByteReader(
        descriptor: descriptor,
        onBytes: { bytes in splitter.consume(bytes).forEach { continuation.yield($0) } },
        onEnd: {
          if let last = splitter.finish() { continuation.yield(last) }
          continuation.finish()
        })
      continuation.onTermination = { _ in reader.stop() }
    }
  }

  /// A line splitter that the reading thread may use.
  private final class Splitter: Sendable {
    private let state = Mutex(LineSplitter())

    func consume(_ bytes: [UInt8]) -> [String] { state.withLock { $0.consume(bytes) } }
    func finish() -> String? { state.withLock { $0.finish() } }
  }
}
