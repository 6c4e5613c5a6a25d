import Dispatch
import HostStreams
import Synchronization

/// Reads a file descriptor line by line, each when it is asked for.
final class LineReader: Sendable {
  private struct State {
    var splitter = LineSplitter()
    var lines: ArraySlice<String> = []
    var isAtEnd = false
    var isStopped = false
  }

  private let input: StoppableInput
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "hosts.line-reader")

  /// The descriptor is left open at the end; `first` is read before it.
  init(descriptor: Int32, first: String = "") {
    input = StoppableInput(descriptor: descriptor)
    state.withLock { $0.lines += $0.splitter.consume(Array(first.utf8)) }
  }

  /// The next line; nil at the end of the input and after `stop`.
  func next() async -> String? {
    if let line = state.withLock({ $0.isStopped ? nil : $0.lines.popFirst() }) { return line }
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.read()) }
    }
  }

  func stop() {
    state.withLock { $0.isStopped = true }
    input.stop()
  }

  /// What was read, and not returned before it was stopped.
  var rest: String {
    state.withLock { state in
      state.lines.map { "\($0)\n" }.joined() + state.splitter.pendingText
    }
  }

  /// Blocks until there is a line; called on the queue, which may block.
  private func read() -> String? {
    while true {
      let (line, isAtEnd) = state.withLock { state in
        state.isStopped ? (nil, true) : (state.lines.popFirst(), state.isAtEnd)
      }
      if line != nil || isAtEnd { return line }
      let bytes = input.read()
      state.withLock { state in
        if let bytes {
          state.lines += state.splitter.consume(bytes)
        } else if !state.isStopped {
          state.isAtEnd = true
          if let last = state.splitter.finish() { state.lines.append(last) }
        }
      }
    }
  }
}

/// Splits a stream of bytes into lines, however the bytes arrive.
///
/// A pure machine.
struct LineSplitter {
  private var pending: [UInt8] = []

  /// Takes bytes and returns the lines they complete, without their line ends.
  ///
  /// Bytes that are not UTF-8 become replacement characters.
  mutating func consume(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(takeLine())
      } else {
        pending.append(byte)
      }
    }
    return lines
  }

  /// The line that has begun.
  var pendingText: String { String(decoding: pending, as: UTF8.self) }

  /// Returns the last line, if the input ends without a line end.
  mutating func finish() -> String? { pending.isEmpty ? nil : takeLine() }

  private mutating func takeLine() -> String {
    if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
    defer { pending.removeAll(keepingCapacity: true) }
    return String(decoding: pending, as: UTF8.self)
  }
}
