import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads a file descriptor on a thread of its own and hands on what arrives, in order.
///
/// The thread sleeps in `poll` until there is something to read, so it costs nothing while nobody
/// types. It ends at end of file, on an error, and when the reader is stopped or released.
public final class ByteReader: Sendable {
  /// Closing this end of a pipe ends the thread; nil once closed.
  private let stopSignal: Mutex<Int32?>

  /// Starts reading at once; both closures are called on the reading thread.
  /// - Parameters:
  ///   - descriptor: Is left open at the end.
  ///   - onBytes: Gets each chunk as it arrives, never an empty one.
  ///   - onEnd: Called once, after the last chunk, however reading ended.
  public init(
    descriptor: Int32,
    onBytes: @escaping @Sendable ([UInt8]) -> Void,
    onEnd: @escaping @Sendable () -> Void = {}
  ) {
    var ends: [Int32] = [-1, -1]
    let isReady = pipe(&ends) == 0
    let stopped = ends[0]
    stopSignal = Mutex(isReady ? ends[1] : nil)
    DispatchQueue(label: "hosts.byte-reader").async {
      if isReady {
        Self.read(descriptor, until: stopped, onBytes)
        close(stopped)
      }
      onEnd()
    }
  }

  deinit { stop() }

  /// Ends the thread without waiting for it; a chunk under way may still be handed on.
  public func stop() {
    stopSignal.withLock { signal in
      if let descriptor = signal { close(descriptor) }
      signal = nil
    }
  }

  private static func read(_ descriptor: Int32, until stopped: Int32, _ onBytes: ([UInt8]) -> Void)
  {
    var chunk = [UInt8](repeating: 0, count: 4096)
    var watched = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stopped, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      if poll(&watched, 2, -1) < 0 {
        if errno == EINTR { continue } else { return }
      }
      if watched[1].revents != 0 { return }
      let count = systemRead(descriptor, &chunk, chunk.count)
      if count > 0 {
        onBytes(Array(chunk[..<count]))
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        return
      }
    }
  }
}

/// `read` by a name that the reader's own methods do not hide.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int
{
  read(descriptor, bytes, count)
}
