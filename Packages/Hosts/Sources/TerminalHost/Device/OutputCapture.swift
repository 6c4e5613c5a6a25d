import Dispatch
import Glibc
import HostStreams
import Synchronization

/// Keeps other output of the process (`print`, warnings, messages of the system) off the screen.
///
/// While it runs, standard output and error, if they are that terminal, go into a pipe. The latest
/// megabyte that comes out of it is kept, and printed when the host leaves.
@MainActor
final class OutputCapture {
  /// A descriptor of the terminal, to draw on.
  let terminal: Int32
  private let input: StoppableInput
  private let announcement = Announcement()

  /// Begins the capture; nil if neither standard output nor standard error is the terminal.
  ///
  /// `onOutput` is called on a thread of its own when there is output that `latest` has not
  /// returned yet.
  init?(of output: Int32, onOutput: @escaping @Sendable () -> Void) {
    let streams = [StandardStream.output, StandardStream.error].filter {
      StandardStream.isTerminal($0) && Self.device(of: $0) == Self.device(of: output)
    }
    var ends: [Int32] = [-1, -1]
    guard !streams.isEmpty, pipe(&ends) == 0 else { return nil }
    terminal = dup(output)
    for end in ends + [terminal] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    StandardStream.printByLine()
    CapturedOutput.begin(pipe: ends[0], terminal: terminal, streams: streams)
    for stream in streams { dup2(ends[1], stream) }
    close(ends[1])
    let input = StoppableInput(descriptor: ends[0])
    self.input = input
    let announcement = announcement
    DispatchQueue(label: "hosts.output-capture").async {
      while input.waitForBytes(), CapturedOutput.takeOver() {
        if !announcement.isUnheard.exchange(true, ordering: .acquiringAndReleasing) { onOutput() }
      }
    }
  }

  /// The latest output so far, for a person to look at.
  func latest() -> String {
    announcement.isUnheard.store(false, ordering: .releasing)
    return String(decoding: CapturedOutput.bytes.suffix(65_536), as: UTF8.self)
  }

  /// Restores the streams and prints what was written meanwhile.
  func stop() {
    let bytes = end()
    try? StandardStream.send(bytes, to: terminal)
    close(terminal)
  }

  /// Restores the streams and returns what was written meanwhile.
  func end() -> [UInt8] {
    fflush(nil)
    CapturedOutput.restoreStreams()
    input.stop()
    while CapturedOutput.takeOver() {}
    defer { CapturedOutput.end() }
    return CapturedOutput.bytes
  }

  private static func device(of descriptor: Int32) -> UInt {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? UInt(status.st_rdev) : 0
  }
}

/// Whether output was announced that `latest` has not returned yet.
private final class Announcement: Sendable {
  let isUnheard = Atomic<Bool>(false)
}
