import Dispatch
import HostStreams
import Synchronization

/// Reads a file descriptor line by line, each when it is asked for.
final class LineReader: Sendable {
  private struct State {
    var splitter = LineSplitter()
    var lines: ArraySlice<String> = []
    var isAtEnd = false
  }

  private let input: StoppableInput
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "hosts.line-reader")

  /// The descriptor is left open at the end.
  init(descriptor: Int32) { input = StoppableInput(descriptor: descriptor) }

  /// The next line; nil at the end of the input and after `stop`.
  func next() async -> String? {
    if let line = state.withLock({ $0.lines.popFirst() }) { return line }
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.read()) }
    }
  }

  func stop() { input.stop() }

  /// Blocks until there is a line; called on the queue, which may block.
  private func read() -> String? {
    while true {
      let (line, isAtEnd) = state.withLock { ($0.lines.popFirst(), $0.isAtEnd) }
      if line != nil || isAtEnd { return line }
      let bytes = input.read()
      state.withLock { state in
        if let bytes {
          state.lines += state.splitter.consume(bytes)
        } else {
          state.isAtEnd = true
          if let last = state.splitter.finish() { state.lines.append(last) }
        }
      }
    }
  }
}
