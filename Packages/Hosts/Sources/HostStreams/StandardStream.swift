#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The process's standard file descriptors.
public enum StandardStream {
  public static let input = STDIN_FILENO
  public static let output = STDOUT_FILENO
  public static let error = STDERR_FILENO

  /// Whether a terminal is behind the descriptor.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes all bytes, waiting for a slow reader; returns false if the other side is gone.
  @discardableResult
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var writable = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&writable, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  @discardableResult
  public static func write(_ text: String, to descriptor: Int32) -> Bool {
    write(Array(text.utf8), to: descriptor)
  }
}

/// `write` by a name that the methods above do not hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
