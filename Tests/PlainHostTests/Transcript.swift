import CoreDependencies
import CoreViews
import PlainHost
import Synchronization

/// Runs a script against a session and keeps what is written.
final class Transcript: Sendable {
  private let texts = Mutex((output: "", errors: ""))

  var output: String { texts.withLock { $0.output } }
  var errors: String { texts.withLock { $0.errors } }

  /// A console for a script, or for lines that arrive one by one.
  func console(_ script: String) -> PlainConsole {
    .script(script, write: { self.write($0) }, writeError: { self.writeError($0) })
  }

  func console(_ lines: AsyncStream<String>, isInteractive: Bool) -> PlainConsole {
    PlainConsole(
      lines: lines, isInteractive: isInteractive, write: { self.write($0) },
      writeError: { self.writeError($0) })
  }

  @MainActor
  func run(
    _ script: String, on session: any ViewSession,
    clock: any Clock<Duration> = TestClock<Duration>()
  ) async -> Int32 {
    await PlainHost(console: console(script), clock: clock).run(session)
  }

  private func write(_ text: String) { texts.withLock { $0.output += text } }
  private func writeError(_ text: String) { texts.withLock { $0.errors += text } }
}
