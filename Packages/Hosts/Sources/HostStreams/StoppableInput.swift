import Dispatch
import Glibc
import Synchronization

/// A file descriptor that one thread reads, until any thread stops it.
public final class StoppableInput: Sendable {
  private let descriptor: Int32
  /// Becomes readable when reading is stopped; -1 if no pipe could be made.
  private let stopped: Int32
  /// Closing this end of the pipe stops the reading; nil once closed.
  private let stopSignal: Mutex<Int32?>

  /// Starts nothing; the descriptor is read by `read` only, and is left open at the end.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    var ends: [Int32] = [-1, -1]
    let isReady = pipe(&ends) == 0
    for end in ends where isReady { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    stopped = ends[0]
    stopSignal = Mutex(isReady ? ends[1] : nil)
  }

  deinit {
    stop()
    if stopped >= 0 { close(stopped) }
  }

  /// Ends a `read` that waits, and all later ones, which return nil.
  public func stop() {
    stopSignal.withLock { signal in
      if let descriptor = signal { close(descriptor) }
      signal = nil
    }
  }

  /// Blocks until there are bytes or the end is reached; false when stopped.
  public func waitForBytes() -> Bool {
    guard stopped >= 0 else { return false }
    var watched = [descriptor, stopped].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&watched, 2, -1) < 0 {
      if errno != EINTR { return false }
    }
    return watched[1].revents == 0
  }

  /// Blocks until there are bytes; nil at the end of the file, on an error, and when stopped.
  public func read() -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while waitForBytes() {
      let count = systemRead(descriptor, &chunk, chunk.count)
      if count > 0 {
        chunk.removeLast(chunk.count - count)
        return chunk
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        return nil
      }
    }
    return nil
  }
}

/// `read` of the C library, under a name that the methods above do not hide.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int
{
  read(descriptor, bytes, count)
}

/// Reads a file descriptor on a thread of its own and passes on what arrives, in order.
///
/// The thread sleeps while there is nothing to read. It ends at the end of the file, on an error,
/// and when the reader is stopped or released.
public final class ByteReader: Sendable {
  private let input: StoppableInput

  /// Starts reading at once; both closures are called on the reading thread.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor to read, which is left open at the end.
  ///   - onBytes: Called with each chunk as it arrives, never with an empty one.
  ///   - onEnd: Called once, after the last chunk, however reading ended.
  public init(
    descriptor: Int32,
    onBytes: @escaping @Sendable ([UInt8]) -> Void,
    onEnd: @escaping @Sendable () -> Void = {}
  ) {
    let input = StoppableInput(descriptor: descriptor)
    self.input = input
    DispatchQueue(label: "hosts.byte-reader").async {
      while let bytes = input.read() { onBytes(bytes) }
      onEnd()
    }
  }

  deinit { stop() }

  /// Ends the thread without waiting for it; one more chunk may still arrive.
  public func stop() { input.stop() }
}
